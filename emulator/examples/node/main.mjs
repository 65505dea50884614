import { readFileSync } from 'node:fs';
import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/data';

Amplify.configure(JSON.parse(readFileSync('amplify_outputs.json', 'utf8')));

const { Todo } = generateClient().models;

await Todo.create({ content: 'Water the plants' });
const { data } = await Todo.list();
for (const { content } of data) process.stdout.write(`${content}\n`);
