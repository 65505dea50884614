import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { differences, enteredText, toFormEntry, isSameEntry, storedFields } from './entry';
import { curatedTaskModel } from './curated-task-model';
import type { Field } from './field';
import { linkModel } from './link-model';
import { taskModel } from './task-model';
import { forAll } from '@/domain/testing/for-all';

const { score, costDollars, carbonKg, name, description } = curatedTaskModel.fields;
const entered = (field: Field, after: string, before = '7') => enteredText(field, before, after);

it('A number field accepts only digits, however many', () => {
  expect(Array.from('1a2-3.4567').reduce((now, key) => entered(score, now + key, now), '')).toBe(
    '1234567',
  );
  forAll([fc.string()], (text) => {
    expect(entered(score, text)).toMatch(/^[0-9]*$/);
  });
  // A sign typed inside a number doesn't divide it.
  expect(entered(score, '1.00', '100')).toBe('100');
  expect(entered(score, '1,0', '10')).toBe('10');
  expect(entered(score, '')).toBe('');
  expect(entered(score, '１٢३')).toBe('123');
  expect(entered(carbonKg, '１.٥')).toBe('1.5');
  expect(entered(carbonKg, '１．５')).toBe('1.5');
  expect(entered(name, '1a２')).toBe('1a２');
});

it('A pasted number is read as in a file; other text changes nothing', () => {
  expect(entered(costDollars, ' $1,299.00\n')).toBe('1299');
  expect(entered(score, '5.0')).toBe('5');
  for (const text of ['1.5', '1.299', '1e3', '1/2', '10-20', '$5', 'ten'])
    expect([text, entered(score, text)]).toEqual([text, '7']);
});

it('A name stays one line', () => {
  expect(entered(name, 'Bike\u2028home ')).toBe('Bike home ');
  expect(entered(description, 'Bike\nhome')).toBe('Bike\nhome');
});

it('An address is stored and compared without punctuation copied with it', () => {
  const plain = { carbonSource: 'https://a.org/x https://b.org/(1,2)' };
  const copied = { carbonSource: '<https://a.org/x>; “https://b.org/(1,2)”,' };
  expect(storedFields(curatedTaskModel, copied)).toEqual(plain);
  expect(isSameEntry(curatedTaskModel, plain, copied)).toBe(true);
  // One that was stored with them stays until it is corrected.
  expect(isSameEntry(curatedTaskModel, copied, copied)).toBe(true);
  expect(isSameEntry(curatedTaskModel, copied, plain)).toBe(false);
  const weblink = '<https://a.org/x,>';
  expect(storedFields(linkModel, { weblink })).toEqual({ weblink: 'https://a.org/x,' });
});

it('A stored row becomes an entry with all fields of its model', () => {
  const row = { id: 'x', name: 'Walk', difficulty: 'Daily', score: 0, duration: null };
  const entry = toFormEntry(taskModel, row);
  expect(Object.keys(entry)).toEqual(Object.keys(taskModel.fields));
  expect(entry).toMatchObject({ name: 'Walk', score: '0', duration: '', imagename: '' });
});

it('An entry is stored as trimmed text, numbers, and null for empty fields', () => {
  expect(storedFields(taskModel, { name: ' Walk ', score: '05', duration: '' })).toEqual({
    name: 'Walk',
    score: 5,
    duration: null,
  });
});

it('An entry is stored and compared without invisible characters', () => {
  const entry = {
    name: 'Bi\u200Bke\u00A0 trip\u2800',
    description: '\u3164\u200D',
    steps: 'a: \u200B\nb: Go',
  };
  expect(storedFields(taskModel, entry)).toEqual({ name: 'Bike trip', description: null });
  expect(storedFields(curatedTaskModel, entry)).toMatchObject({ steps: 'b: Go' });
  const path = { imagename: 'task-pictures/Cafe\u0301  1.jpg' };
  expect(storedFields(taskModel, path)).toEqual(path);
  expect(isSameEntry(taskModel, { name: 'Bi\u200Bke\u3000trip' }, { name: 'Bike trip' })).toBe(
    true,
  );
});

it('Two entries differ in the fields for which they would store different values', () => {
  expect(differences(taskModel, { name: 'x', score: '1' }, { name: 'x ', score: ' 2' })).toEqual([
    { name: 'score', label: 'Score', from: '1', to: '2' },
  ]);
  expect(isSameEntry(taskModel, { description: 'x\r\ny' }, { description: ' x\ny' })).toBe(true);
  expect(isSameEntry(taskModel, { name: 'x' }, {})).toBe(false);
});
