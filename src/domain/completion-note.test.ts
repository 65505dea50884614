import { expect, it } from 'vitest';
import { noteProblem, noteText } from './completion-note';

it('A note is one paragraph of visible characters', () => {
  expect(noteText('  12 km,\r\n\r\n in the\u00A0rain\u200B ')).toBe('12 km, in the rain');
  expect(noteText('\u200B\u2800\n\u3164')).toBe('');
});

it.each([
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), 'Use at most 200 characters (you have 201)'],
  [`${'x'.repeat(200)}\n`, undefined],
  ['👩🏽‍🚀'.repeat(200), undefined],
  ['👩🏽‍🚀'.repeat(201), 'Use at most 200 characters (you have 201)'],
  ['e\u0323\u0302'.repeat(200), undefined],
  [
    `e${'\u0301'.repeat(4001)}`,
    'Use fewer characters: emoji and accents can count as several (you have 4001 of 4000)',
  ],
  ['\n \u200B', 'Write a few words'],
])('A note has at most 200 characters as a reader counts them (%#)', (typed, problem) => {
  expect(noteProblem(typed)).toBe(problem);
});
