import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitizeInput, differences, toFormEntry, isSameEntry, storedFields } from './entry';
import { curatedTaskModel } from './curated-task-model';
import { taskModel } from './task-model';
import { forAll } from '@/domain/testing/for-all';

it('A number field accepts only digits, however many', () => {
  expect(sanitizeInput('number', '1a2-3.4567')).toBe('1234567');
  forAll([fc.string()], (text) => {
    expect(sanitizeInput('number', text)).toMatch(/^[0-9]*$/);
  });
  expect(sanitizeInput('number', '１٢३')).toBe('123');
  expect(sanitizeInput('amount', '１.٥')).toBe('1.5');
  expect(sanitizeInput('amount', '１．５')).toBe('1.5');
  expect(sanitizeInput('line', '1a２')).toBe('1a２');
});

it('A name stays one line', () => {
  expect(sanitizeInput('line', 'Bike\u2028home ')).toBe('Bike home ');
  expect(sanitizeInput('text', 'Bike\nhome')).toBe('Bike\nhome');
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
