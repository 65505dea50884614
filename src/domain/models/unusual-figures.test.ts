import { describe, expect, it } from 'vitest';
import type { CatalogRow } from './catalog-row';
import { curatedTaskModel } from './curated-task-model';
import { taskModel } from './task-model';
import { unusualFigures } from './unusual-figures';

const row = (id: string, score: number, more: Partial<CatalogRow> = {}): CatalogRow => ({
  id,
  name: id,
  difficulty: 'Daily',
  score,
  duration: 2,
  updatedAt: '2025-01-01T00:00:00.000Z',
  ...more,
});
const rows = [row('a', 4), row('b', 5), row('c', 90)];
const entry = { name: 'New', difficulty: 'Daily', score: '50', duration: '7' };

describe('A number is unusual', () => {
  it('from ten times the median of the live rows of its difficulty', () => {
    expect(unusualFigures(taskModel, entry, rows)).toEqual([
      { label: 'Score', value: 50, typical: 5 },
    ]);
    expect(unusualFigures(taskModel, { ...entry, score: '49' }, rows)).toEqual([]);
    expect(unusualFigures(taskModel, { ...entry, score: '1', duration: '20' }, rows)).toEqual([
      { label: 'Duration', value: 20, typical: 2 },
    ]);
    expect(unusualFigures(taskModel, entry, [row('a', 4), row('b', 7)])).toEqual([]);
  });

  it('also if it is what a completion saves', () => {
    const saving = [row('a', 4, { carbonKg: 0.1 }), row('b', 5, { carbonKg: 0.3 }), row('c', 5)];
    const figure = { ...entry, score: '5', duration: '2' };
    expect(unusualFigures(curatedTaskModel, { ...figure, carbonKg: '2' }, saving)).toEqual([
      { label: 'Carbon saved', value: 2, typical: 0.2 },
    ]);
    expect(unusualFigures(curatedTaskModel, { ...figure, carbonKg: '1.9' }, saving)).toEqual([]);
    expect(unusualFigures(curatedTaskModel, { ...figure, carbonKg: '' }, saving)).toEqual([]);
  });

  it('only among live tasks of its difficulty', () => {
    expect(unusualFigures(taskModel, entry, [])).toEqual([]);
    const others = [
      row('a', 1, { difficulty: 'Medium' }),
      row('b', 1, { state: 'Draft' }),
      row('c', 1, { state: 'Archived' }),
    ];
    expect(unusualFigures(taskModel, entry, others)).toEqual([]);
  });

  it('only when it goes live, and only once', () => {
    expect(unusualFigures(taskModel, { ...entry, state: 'Draft' }, rows)).toEqual([]);
    const changed = { ...entry, state: 'Live' };
    expect(unusualFigures(taskModel, changed, rows, row('n', 50, { duration: 7 }))).toEqual([]);
    expect(unusualFigures(taskModel, changed, rows, row('n', 40))).toHaveLength(1);
    expect(unusualFigures(taskModel, changed, rows, row('n', 50, { state: 'Draft' }))).toHaveLength(
      1,
    );
  });
});
