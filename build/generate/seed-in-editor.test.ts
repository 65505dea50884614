import { describe, expect, it } from 'vitest';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { toFormEntry } from '@/domain/models/entry';
import { linkModel } from '@/domain/models/link-model';
import { entryProblems } from '@/domain/models/validate';
import { libraryLinks, tasks } from '../../amplify/seed/catalog';

/** Every demo row, with the model that its editor uses. */
const rows = [
  ...tasks.map((row) => ({ model: curatedTaskModel, row })),
  ...libraryLinks.map((row) => ({ model: linkModel, row })),
];

describe('Every row of the seed', () => {
  it.each(['builder', 'editor'] as const)('passes the check of the %s', (tool) => {
    const refused = rows.flatMap(({ model, row }) => {
      const check = { tool, host: 'verdure.example' };
      const problems = entryProblems(model, toFormEntry(model, row), check);
      return Object.keys(problems).length === 0 ? [] : [{ id: row.id, problems }];
    });
    expect(refused).toEqual([]);
  });
});
