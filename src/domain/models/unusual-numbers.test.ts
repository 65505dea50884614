import { describe, expect, it } from 'vitest';
import { curatedTaskModel } from './curated-task-model';
import type { Entry } from './entry';
import { taskModel } from './task-model';
import { unusualAmong } from './unusual-numbers';

const row = (score: string, more: Entry = {}): Entry => ({
  name: 'Walk',
  difficulty: 'Daily',
  score,
  duration: '2',
  ...more,
});
const rows = [row('4'), row('5'), row('90')];
const entry = { name: 'New', difficulty: 'Daily', score: '50', duration: '7' };

describe('A number is unusual', () => {
  it('from ten times the median of the live rows of its difficulty', () => {
    expect(unusualAmong(taskModel, rows)(entry)).toEqual([
      'Score is 50. For Daily tasks, 5 is typical.',
    ]);
    expect(unusualAmong(taskModel, rows)({ ...entry, score: '49' })).toEqual([]);
    expect(unusualAmong(taskModel, rows)({ ...entry, score: '1', duration: '20' })).toEqual([
      'Duration is 20. For Daily tasks, 2 is typical.',
    ]);
    expect(unusualAmong(taskModel, [row('4'), row('7')])(entry)).toEqual([]);
  });

  it('even if it is an estimate of savings', () => {
    const saving = [row('4', { carbonKg: '0.1' }), row('5', { carbonKg: '0.3' }), row('5')];
    const figure = { ...entry, score: '5', duration: '2' };
    expect(unusualAmong(curatedTaskModel, saving)({ ...figure, carbonKg: '2' })).toEqual([
      'Carbon saved is 2. For Daily tasks, 0.2 is typical.',
    ]);
    expect(unusualAmong(curatedTaskModel, saving)({ ...figure, carbonKg: '1.9' })).toEqual([]);
    expect(unusualAmong(curatedTaskModel, saving)({ ...figure, carbonKg: '' })).toEqual([]);
  });

  it('only among live tasks of its difficulty', () => {
    expect(unusualAmong(taskModel, [])(entry)).toEqual([]);
    const others = [
      row('1', { difficulty: 'Medium' }),
      row('1', { state: 'Draft' }),
      row('1', { state: 'Archived' }),
    ];
    expect(unusualAmong(taskModel, others)(entry)).toEqual([]);
    const plain = [row('1', { difficulty: '' })];
    expect(unusualAmong(taskModel, plain)({ score: '10' })).toEqual([
      'Score is 10. For tasks, 1 is typical.',
    ]);
  });

  it('compared with the other rows only, not its own', () => {
    const own = row('5');
    const changed = { ...own, score: '15' };
    expect(unusualAmong(taskModel, [row('1'), own])(changed, own)).toEqual([
      'Score is 15. For Daily tasks, 1 is typical.',
    ]);
    const moved = row('5', { difficulty: 'Medium' });
    expect(unusualAmong(taskModel, [row('1'), own, moved])(changed, moved)).toEqual([]);
  });

  it('only when it goes live, and only once', () => {
    expect(unusualAmong(taskModel, rows)({ ...entry, state: 'Draft' })).toEqual([]);
    const changed = { ...entry, state: 'Live' };
    expect(unusualAmong(taskModel, rows)(changed, row('50', { duration: '7' }))).toEqual([]);
    expect(unusualAmong(taskModel, rows)(changed, row('40'))).toHaveLength(1);
    const draft = row('50', { state: 'Draft' });
    expect(unusualAmong(taskModel, rows)(changed, draft)).toHaveLength(1);
  });
});
