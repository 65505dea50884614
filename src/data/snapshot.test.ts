import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TaskByIdDocument } from './generated/tasks-by-id';
import { SelectionSchema } from './snapshot';

/** The fields of a task in the data API's responses. */
const answered = TaskByIdDocument.fragments.flatMap((fragment) =>
  fragment
    .slice(fragment.indexOf('{') + 1, -1)
    .split(' ')
    .filter((field) => !field.startsWith('...')),
);

const selection = (task: unknown) => ({ id: 'a#b', taskId: 'b', selectionDate: null, task });

describe('rows of a snapshot', () => {
  it('keep every field of a task in a response', () => {
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
    expect(v.parse(SelectionSchema, selection(task)).task).toEqual(task);
  });

  it('take a task that was stored before fields were added', () => {
    const old = { id: 'b', name: 'Walk', difficulty: 'Daily', score: 1, duration: 2 };
    expect(v.parse(SelectionSchema, selection(old)).task).toMatchObject(old);
  });
});
