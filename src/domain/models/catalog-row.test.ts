import { expect, it } from 'vitest';
import { DAILY_COUNT } from '@/domain/daily-count';
import { type CatalogRow, hasTooFewDailies, missingFields } from './catalog-row';
import { effortFields } from './effort-fields';
import { cardDetails } from './field';
import { linkModel } from './link-model';
import { taskModel } from './task-model';

const complete: CatalogRow = {
  id: '1',
  name: 'Walk',
  difficulty: 'Daily',
  duration: 1,
  weblink: 'example.org',
  imagename: 'task-pictures/walk.webp',
  updatedAt: '2025-01-01T00:00:00.000Z',
};

it('Missing fields are those that members would miss', () => {
  expect(missingFields(linkModel, complete)).toEqual([]);
  expect(missingFields(taskModel, { ...complete, imagename: null, duration: null })).toEqual([
    'no duration',
    'no picture',
  ]);
  expect(missingFields(linkModel, { ...complete, weblink: 'javascript:1' })).toEqual([
    'an invalid address',
  ]);
  expect(missingFields(taskModel, { ...complete, weblink: null })).toEqual([]);
  expect(missingFields(taskModel, { ...complete, imagename: null, state: 'Draft' })).toEqual([]);
});

it('A card shows a task’s impacts and leaves out empty ones', () => {
  expect(
    cardDetails(taskModel, { ...complete, earthimpact: 'Less smoke', moneyimpact: '' }),
  ).toEqual([{ term: 'Earth Impact', text: 'Less smoke' }]);
  const { place, timeNeeded } = effortFields;
  const fields = {
    place: { ...place, isCardDetail: true },
    timeNeeded: { ...timeNeeded, isCardDetail: true },
  };
  expect(cardDetails({ ...taskModel, fields }, { place: 'OnTheGo', timeNeeded: 5 })).toEqual([
    { term: 'Where', text: 'On the go' },
    { term: 'Time needed', text: '5' },
  ]);
});

it('A daily set needs enough daily tasks', () => {
  const daily = Array.from({ length: DAILY_COUNT - 1 }, () => complete);
  expect(hasTooFewDailies(daily)).toBe(true);
  expect(hasTooFewDailies([...daily, { ...complete, difficulty: 'Medium' }])).toBe(true);
  expect(hasTooFewDailies([...daily, complete])).toBe(false);
  expect(hasTooFewDailies([...daily, { ...complete, state: 'Archived' }])).toBe(true);
  expect(hasTooFewDailies([...daily, { ...complete, state: 'Draft' }])).toBe(true);
});
