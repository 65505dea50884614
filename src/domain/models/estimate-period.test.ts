import { expect, it } from 'vitest';
import { periodQuestion } from './estimate-period';

const question = (duration: string, carbonAssumption: string, savesOver = '') =>
  periodQuestion({ duration, carbonAssumption, savesOver }, 'carbon');

it.each([
  ['365', 'A home uses 2 kWh less each day.', /is about a day, .+ 365 days\. Is the figure/],
  ['365', 'Over 30 days, a home uses less.', /covers 30 days, .+ 365 days/],
  ['3', 'Over a year, a home uses less.', /covers 365 days, .+ 3 days/],
  ['2', 'Over a day, a home uses less.', /covers a day/],
])('A figure for %s days is asked about: %s', (days, assumption, text) => {
  expect(question(days, assumption)).toMatch(text);
});

it.each([
  ['14', 'Over 2 weeks, a home uses less.'],
  ['3', 'One person saves as much as an American wastes in a day.'],
  ['365', 'Five shirts are worn again.'],
  ['', 'Over a year, a home uses less.'],
  ['365', ''],
  ['4', 'Over 4 days at the average of 9,450 kWh of heat a year, 2% less.'],
])('A figure for %s days isn’t asked about: %s', (days, assumption) => {
  expect(question(days, assumption)).toBeUndefined();
});

it.each([
  ['365', 'Over a year, a home saves 11% of its bill of $5 a day.'],
  ['365', 'The panels of a home make 5,000 kWh each year.'],
  ['30', 'Over a month, a home uses less.'],
])('A figure for %s days that is credited at once is asked about: %s', (days, assumption) => {
  expect(question(days, assumption)).toBe(
    `The savings period is empty, so all of this is credited at once, not over ${days} days. Is that right?`,
  );
  expect(question(days, assumption, '7')).toMatch(/ the savings period is 7 days\. Is that right/);
  expect(question(days, assumption, days)).toBeUndefined();
});
