import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TaskSchema } from '@/domain/task-schema';
import { TaskByIdDocument } from './generated/tasks-by-id';

/** The fields of a task in the data API's responses. */
const answered = TaskByIdDocument.fragments.flatMap((fragment) =>
  fragment
    .slice(fragment.indexOf('{') + 1, -1)
    .split(' ')
    .filter((field) => !field.startsWith('...')),
);

it('A task that this browser keeps has every field of a response', () => {
  const texts = Object.fromEntries(answered.map((field) => [field, 'text']));
  const task = {
    ...texts,
    difficulty: 'Medium',
    category: 'Food',
    state: 'Live',
    score: 1,
    duration: 2,
    carbonKg: 1,
    waterLiters: 2,
    wasteKg: 3,
    energyKwh: 4,
    moneyDollars: 5,
    savesOver: 6,
    correctedSaved: [1, null],
    timeNeeded: 15,
    costDollars: 7,
    cost: 'Free',
    place: 'Home',
    renters: 'Yes',
  };
  expect(answered.length).toBeGreaterThan(20);
  expect(v.parse(TaskSchema, task)).toEqual(task);
});
