import { describe, expect, it } from 'vitest';
import { storedFields, toFormEntry } from './entry';
import type { CatalogModel, Tool } from './field';
import { linkModel } from './link-model';
import { taskModel } from './task-model';
import { entryProblems, excessProblems, toolForChange } from './validate';

const host = 'verdure.example';
const task = {
  name: ' Walk ',
  difficulty: 'Daily',
  description: 'Go on foot.',
  score: '5',
  duration: '1',
  earthimpact: 'Less smoke.',
  moneyimpact: 'No fare.',
  imagename: '',
};
const link = { ...toFormEntry(linkModel), name: 'A', description: 'B', score: '1', duration: '2' };

function problemsOf(model: CatalogModel, entry: Record<string, string>, tool: Tool = 'builder') {
  return entryProblems(model, entry, { tool, host });
}

describe('A new task', () => {
  it('is stored with trimmed text, numbers, and null for empty fields', () => {
    expect(problemsOf(taskModel, task)).toEqual({});
    const stored = { ...task, name: 'Walk', score: 5, duration: 1, imagename: null };
    expect(storedFields(taskModel, task)).toEqual(stored);
  });

  it('requires all fields but the picture (spec §5)', () => {
    expect(Object.keys(problemsOf(taskModel, {}))).toEqual([
      'name',
      'difficulty',
      'description',
      'score',
      'duration',
      'earthimpact',
      'moneyimpact',
    ]);
    expect(problemsOf(taskModel, { ...task, name: '   ' })).toEqual({
      name: 'This field is required',
    });
  });

  it.each([
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
  ])('refuses %o', (change, field) => {
    expect(Object.keys(problemsOf(taskModel, { ...task, ...change }))).toEqual([field]);
  });

  it('is accepted at every limit', () => {
    const most = { score: '1000', duration: '730', name: 'x'.repeat(120) };
    const texts = { description: 'x'.repeat(2000), imagename: `task-pictures/${'x'.repeat(1010)}` };
    expect(problemsOf(taskModel, { ...task, ...most, ...texts })).toEqual({});
    expect(problemsOf(taskModel, { ...task, score: '0' })).toEqual({});
  });

  it('can have a picture with a space in its name', () => {
    expect(problemsOf(taskModel, { ...task, imagename: 'task-pictures/my photo.webp' })).toEqual(
      {},
    );
  });
});

describe('A number above a limit that came after it', () => {
  const stored = { ...task, score: '99999' };
  const check = (entry: Record<string, string>, tool: Tool) =>
    Object.keys(entryProblems(taskModel, entry, { tool, host, stored })).length === 0;

  it('can stay when another field changes, but not be entered or published', () => {
    expect(check({ ...stored, description: 'Walk.' }, 'editor')).toBe(true);
    expect(check({ ...stored, score: '99998' }, 'editor')).toBe(false);
    expect(check({ ...stored, state: 'Draft' }, 'builder')).toBe(true);
    expect(check(stored, 'builder')).toBe(false);
    expect(problemsOf(taskModel, stored, 'editor')).toHaveProperty('score');
  });

  it('shows while typing, as a text that is too long does', () => {
    expect(excessProblems(taskModel, stored, stored)).toEqual({});
    const typed = {
      ...task,
      score: '1001',
      duration: '730',
      name: 'x'.repeat(121),
      difficulty: '',
    };
    expect(Object.keys(excessProblems(taskModel, typed, stored))).toEqual(['name', 'score']);
  });
});

describe('A draft', () => {
  it('requires only what the backend does, but accepts nothing invalid (D29)', () => {
    const draft = { name: 'Walk', difficulty: 'Daily', state: 'Draft' };
    expect(problemsOf(taskModel, draft)).toEqual({});
    expect(problemsOf(taskModel, draft, 'editor')).toEqual({});
    expect(problemsOf(linkModel, { name: 'A site', state: 'Draft' })).toEqual({});
    expect(Object.keys(problemsOf(taskModel, { state: 'Draft', score: 'x' }))).toEqual([
      'name',
      'difficulty',
      'score',
    ]);
  });

  it('is complete once it is published', () => {
    expect(toolForChange({ ...task, state: 'Draft' })).toBe('builder');
    expect(toolForChange({ ...task, state: 'Archived' })).toBe('editor');
    expect(toolForChange(task)).toBe('editor');
  });

  it('has a known state', () => {
    expect(problemsOf(taskModel, { ...task, state: 'Hidden' })).toEqual({
      state: 'Use Live, Draft or Archived, or leave it empty',
    });
  });
});

it('A changed task requires name, difficulty, description and score (spec §5)', () => {
  expect(Object.keys(problemsOf(taskModel, {}, 'editor'))).toEqual([
    'name',
    'difficulty',
    'description',
    'score',
  ]);
});

it.each(['builder', 'editor'] as const)(
  'A link requires name, description, score and duration in the %s (spec §5)',
  (tool) => {
    expect(Object.keys(problemsOf(linkModel, {}, tool))).toEqual([
      'name',
      'description',
      'score',
      'duration',
    ]);
  },
);

describe('The URL of a link', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'just words', 'mailto:a@b.co'])(
    'is refused: %s',
    (weblink) => {
      expect(problemsOf(linkModel, { ...link, weblink })).toEqual({
        weblink: 'Use a web address, such as https://example.org/page',
      });
    },
  );

  it('is refused if it leads to the product’s own host (spec §5, D21)', () => {
    expect(problemsOf(linkModel, { ...link, weblink: 'https://verdure.example/x' })).toEqual({
      weblink: 'The URL should not include verdure.example',
    });
  });

  it.each(['https://example.org/a', 'example.org', ''])('is accepted: %j', (weblink) => {
    expect(problemsOf(linkModel, { ...link, weblink })).toEqual({});
  });
});
