'use client';

import { clientConfig } from 'amplify-emulator/client-config';
import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/data';
import { useEffect, useState } from 'react';
import type { Schema } from '../amplify/data/resource';
import outputs from '../amplify_outputs.json';

Amplify.configure(clientConfig(outputs));

const { Todo } = generateClient<Schema>().models;

export default function Page() {
  const [todos, setTodos] = useState<readonly Schema['Todo']['type'][]>([]);
  useEffect(() => {
    const subscription = Todo.observeQuery().subscribe(({ items }) => setTodos([...items]));
    return () => subscription.unsubscribe();
  }, []);
  return (
    <main>
      <button onClick={() => void Todo.create({ content: 'Water the plants' })}>Add</button>
      <ul>
        {todos.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
    </main>
  );
}
