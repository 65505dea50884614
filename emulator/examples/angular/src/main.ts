import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { clientConfig } from 'amplify-emulator/client-config';
import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/data';
import type { Schema } from '../amplify/data/resource';
import outputs from '../amplify_outputs.json';

Amplify.configure(clientConfig(outputs));

const { Todo } = generateClient<Schema>().models;

@Component({
  selector: 'app-root',
  template: `
    <button (click)="add()">Add</button>
    <ul>
      @for (todo of todos(); track todo.id) {
        <li>{{ todo.content }}</li>
      }
    </ul>
  `,
})
class App {
  readonly todos = signal<readonly Schema['Todo']['type'][]>([]);

  constructor() {
    Todo.observeQuery().subscribe(({ items }) => this.todos.set([...items]));
  }

  add(): void {
    void Todo.create({ content: 'Water the plants' });
  }
}

void bootstrapApplication(App);
