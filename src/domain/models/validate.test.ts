import { describe, expect, it } from 'vitest';
import { curatedTaskModel } from './curated-task-model';
import { type Entry, toFormEntry } from './entry';
import type { CatalogModel, Tool } from './field';
import { linkModel } from './link-model';
import { taskModel } from './task-model';
import { carbon, taskEntry } from './testing/entries';
import { entryProblems, excessProblems } from './validate';

const host = 'verdure.example';
const link = { ...toFormEntry(linkModel), name: 'A', description: 'B', score: '1', duration: '2' };

function problemsOf(model: CatalogModel, entry: Entry, tool: Tool = 'builder') {
  return entryProblems(model, entry, { tool, host });
}

const OF_EDITOR = ['name', 'difficulty', 'description', 'score'];
const OF_TASK = [...OF_EDITOR, 'duration', 'earthimpact', 'moneyimpact'];
const OF_LINK = ['name', 'description', 'score', 'duration'];

it.each<[string, CatalogModel, Tool, Entry, readonly string[]]>([
  ['A new task', taskModel, 'builder', {}, OF_TASK],
  ['A changed task', taskModel, 'editor', {}, OF_EDITOR],
  ['A new link', linkModel, 'builder', {}, OF_LINK],
  ['A changed link', linkModel, 'editor', {}, OF_LINK],
  ['A draft of a task', taskModel, 'builder', { state: 'Draft' }, ['name', 'difficulty']],
  ['A draft of a link', linkModel, 'builder', { state: 'Draft' }, ['name']],
])('%s requires its fields (spec §5, D29)', (_, model, tool, entry, fields) => {
  expect(Object.keys(problemsOf(model, entry, tool))).toEqual(fields);
});

it('checks a decimal number even if it belongs to no measure', () => {
  const model = { ...taskModel, fields: { weight: { label: 'Weight', kind: 'amount' } } } as const;
  expect(Object.keys(problemsOf(model, { weight: 'heavy' }))).toEqual(['weight']);
  expect(problemsOf(model, { weight: '1.5' })).toEqual({});
});

describe('A new task', () => {
  it('is accepted whole, and with each field at its limit', () => {
    const most = { score: '1000', duration: '730', name: 'x'.repeat(120) };
    const texts = { description: 'x'.repeat(2000), imagename: `task-pictures/${'x'.repeat(1010)}` };
    const spaced = { score: '0', imagename: 'task-pictures/my photo.webp' };
    for (const more of [{}, { ...most, ...texts }, spaced]) {
      expect(problemsOf(taskModel, taskEntry(more))).toEqual({});
    }
  });

  it.each([
    [{ name: '   ' }, 'name'],
    [{ score: '-1' }, 'score'],
    [{ duration: '1.5' }, 'duration'],
    [{ score: '1001' }, 'score'],
    [{ duration: '731' }, 'duration'],
    [{ difficulty: 'Hard' }, 'difficulty'],
    [{ imagename: 'other/place.webp' }, 'imagename'],
    [{ imagename: 'task-pictures/' }, 'imagename'],
    [{ imagename: `task-pictures/${'x'.repeat(1011)}` }, 'imagename'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ moneyimpact: 'x'.repeat(2001) }, 'moneyimpact'],
    [{ state: 'Draft', score: 'x' }, 'score'],
    [{ state: 'Hidden' }, 'state'],
  ])('refuses %o', (change, field) => {
    expect(Object.keys(problemsOf(taskModel, taskEntry(change)))).toEqual([field]);
  });
});

describe('A number above a limit that came after it', () => {
  const stored = taskEntry({ score: '99999' });
  const check = (change: Entry, tool: Tool) =>
    Object.keys(entryProblems(taskModel, { ...stored, ...change }, { tool, host, stored }));

  it('can stay when another field changes, but not be entered or published', () => {
    expect(check({ description: 'Walk.' }, 'editor')).toEqual([]);
    expect(check({ score: '99998' }, 'editor')).toEqual(['score']);
    expect(check({ state: 'Draft' }, 'builder')).toEqual([]);
    expect(check({}, 'builder')).toEqual(['score']);
    expect(problemsOf(taskModel, stored, 'editor')).toHaveProperty('score');
  });

  it('shows while typing, as a text that is too long does', () => {
    expect(excessProblems(taskModel, stored, stored)).toEqual({});
    const numbers = { score: '1001', duration: '730' };
    const typed = taskEntry({ ...numbers, name: 'x'.repeat(121), difficulty: '' });
    expect(Object.keys(excessProblems(taskModel, typed, stored))).toEqual(['name', 'score']);
  });
});

const NO_LINK = 'Use a web address, such as https://example.org/page';

it.each([
  ['javascript:alert(1)', NO_LINK],
  ['data:text/html,x', NO_LINK],
  ['just words', NO_LINK],
  ['mailto:a@b.co', NO_LINK],
  // A link to the product’s own host is refused (spec §5, D21).
  ['https://verdure.example/x', 'The URL should not include verdure.example'],
  ['https://example.org/a', undefined],
  ['example.org', undefined],
  ['', undefined],
])('The problem with the URL %j of a link is: %s', (weblink, problem) => {
  const { weblink: found } = problemsOf(linkModel, { ...link, weblink });
  expect(found).toBe(problem);
});

const estimated = (estimate: Entry) => problemsOf(curatedTaskModel, taskEntry(estimate));

describe('An estimate', () => {
  it('is optional, but complete if there is one', () => {
    for (const none of [{}, { carbonKg: ' ', carbonSource: '' }]) {
      expect(estimated(none)).toEqual({});
    }
    for (const carbonKg of ['1.25', '.5', '0.0041', '20000']) {
      expect(estimated({ ...carbon, carbonKg })).toEqual({});
    }
    for (const carbonSource of [
      'https://epa.gov  https://eia.gov/x',
      '<https://epa.gov>, https://eia.gov/x;',
    ])
      expect(estimated({ ...carbon, carbonSource })).toEqual({});
  });

  it.each([
    [{ carbonSource: '' }, { carbonSource: 'Add a source for this figure' }],
    [{ carbonAssumption: ' ' }, { carbonAssumption: 'Add an assumption for this figure' }],
    [{ carbonKg: '' }, { carbonKg: 'Add the figure, or clear its assumption and source' }],
    [{ carbonKg: '-2' }, { carbonKg: 'Enter a positive figure: what a completion saves' }],
    [{ carbonKg: '0.000' }, { carbonKg: 'Leave this blank instead of 0' }],
    [{ carbonKg: '20001' }, { carbonKg: expect.stringMatching(/^Use at most 20000 for one/) }],
    [{ carbonKg: '1e3' }, { carbonKg: expect.stringMatching(/^Use a number such as 1.5/) }],
    [{ carbonKg: '1,5' }, { carbonKg: expect.stringMatching(/^Use a number such as 1.5/) }],
    [{ carbonKg: '1.23456' }, { carbonKg: expect.stringMatching(/^Use a number such as 1.5/) }],
    [{ carbonSource: 'epa.gov' }, { carbonSource: expect.stringMatching(/starts with https/) }],
    [{ carbonSource: 'http://epa.gov' }, { carbonSource: expect.stringMatching(/with https/) }],
    [
      { carbonSource: 'https://epa.gov http://eia.gov' },
      { carbonSource: expect.stringMatching(/starts with https/) },
    ],
    [
      { carbonSource: 'https://epa.gov https://eia.gov https://doe.gov' },
      { carbonSource: 'Use two addresses at most, with a space between them' },
    ],
    [{ carbonSource: 'https://' }, { carbonSource: expect.stringMatching(/with https/) }],
    [{ carbonAssumption: 'x'.repeat(501) }, { carbonAssumption: expect.stringMatching(/500/) }],
  ])('is refused with %j', (change, problems) => {
    expect(estimated({ ...carbon, ...change })).toEqual(problems);
  });

  it('has limits by measure', () => {
    const water = { waterAssumption: 'Less.', waterSource: 'https://epa.gov' };
    expect(estimated({ ...water, waterLiters: '900000' })).toEqual({});
    expect(estimated({ ...water, waterLiters: '9000000' })).toHaveProperty('waterLiters');
  });
});
