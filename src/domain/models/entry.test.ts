import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTyped, checkEntry, differingFields, entryOf, isSameEntry } from './entry';
import { editedTaskRules, linkRules, newTaskRules } from './field';

const host = 'verdure.example';
const task = {
  name: ' Walk ',
  difficulty: 'Daily',
  score: '5',
  duration: '1',
  description: 'Go on foot.',
  earthimpact: 'Less smoke.',
  moneyimpact: 'No fare.',
  imagename: '',
};
const link = { ...entryOf(linkRules), name: 'A', description: 'B', score: '1', duration: '2' };

const problemsOf = (rules: typeof linkRules, entry: Record<string, string>) => {
  const checked = checkEntry(rules, entry, host);
  return checked.ok ? {} : checked.problems;
};

describe('a new task', () => {
  it('is stored with trimmed texts, numbers, and null for what is empty', () => {
    expect(checkEntry(newTaskRules, task, host)).toEqual({
      ok: true,
      fields: {
        ...task,
        name: 'Walk',
        score: 5,
        duration: 1,
        imagename: null,
      },
    });
  });

  it('requires everything but the picture (spec §5)', () => {
    expect(Object.keys(problemsOf(newTaskRules, {}))).toEqual([
      'name',
      'difficulty',
      'score',
      'duration',
      'description',
      'earthimpact',
      'moneyimpact',
    ]);
    expect(problemsOf(newTaskRules, { ...task, name: '   ' })).toEqual({
      name: 'This field is required',
    });
  });

  it.each([
    [{ score: '-1' }, 'score'],
    [{ duration: '1.5' }, 'duration'],
    [{ score: '123456' }, 'score'],
    [{ difficulty: 'Hard' }, 'difficulty'],
    [{ imagename: 'other/place.webp' }, 'imagename'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ description: 'x'.repeat(2001) }, 'description'],
  ])('refuses %o', (change, field) => {
    expect(Object.keys(problemsOf(newTaskRules, { ...task, ...change }))).toEqual([field]);
  });
});

it('an edited task requires name, description, difficulty and score (spec §5)', () => {
  expect(Object.keys(problemsOf(editedTaskRules, {}))).toEqual([
    'name',
    'difficulty',
    'score',
    'description',
  ]);
});

describe('a link', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'just words', 'mailto:a@b.co'])(
    'to %s is refused',
    (weblink) => {
      expect(problemsOf(linkRules, { ...link, weblink })).toEqual({
        weblink: 'Use a web address, such as https://example.org/page',
      });
    },
  );

  it('to the product’s own host is refused (spec §5, D21)', () => {
    expect(problemsOf(linkRules, { ...link, weblink: 'https://verdure.example/x' })).toEqual({
      weblink: 'The URL should not include verdure.example',
    });
  });

  it('is stored as it is typed, with or without a scheme', () => {
    for (const weblink of ['https://example.org/a', 'example.org', '']) {
      expect(problemsOf(linkRules, { ...link, weblink })).toEqual({});
    }
  });
});

it('keeps the digits of whatever is typed as a number, five at most', () => {
  expect(asTyped('whole', '1a2-3.4')).toBe('1234');
  fc.assert(fc.property(fc.string(), (text) => /^[0-9]{0,5}$/.test(asTyped('whole', text))));
  expect(asTyped('line', '1a2')).toBe('1a2');
});

it('reads a row into an entry, and back', () => {
  const row = { id: 'x', name: 'Walk', difficulty: 'Daily', score: 0, duration: null };
  const entry = entryOf(editedTaskRules, row);
  expect(entry).toMatchObject({ name: 'Walk', score: '0', duration: '', imagename: '' });
  expect(entry).not.toHaveProperty('id');
});

it('tells in which fields two entries differ; spaces at the ends do not count', () => {
  expect(differingFields({ a: 'x', b: 'y' }, { a: 'x ', b: 'z' })).toEqual(['b']);
  expect(isSameEntry({ a: 'x' }, { a: ' x' })).toBe(true);
  expect(isSameEntry({ a: 'x' }, {})).toBe(false);
});
