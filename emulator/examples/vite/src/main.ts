import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/data';
import type { Schema } from '../amplify/data/resource';
import outputs from '../amplify_outputs.json';

Amplify.configure(outputs);

const { Todo } = generateClient<Schema>().models;

Todo.observeQuery().subscribe(({ items }) => {
  const entries = items.map(({ content }) => {
    const entry = document.createElement('li');
    entry.textContent = content ?? '';
    return entry;
  });
  document.querySelector('ul')?.replaceChildren(...entries);
});

document.querySelector('button')?.addEventListener('click', () => {
  void Todo.create({ content: 'Water the plants' });
});
