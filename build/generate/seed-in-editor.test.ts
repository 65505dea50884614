import { describe, expect, it } from 'vitest';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { toFormEntry } from '@/domain/models/entry';
import { linkModel } from '@/domain/models/link-model';
import { checkEntry } from '@/domain/models/validate';
import { libraryLinks, tasks } from '../../amplify/seed/catalog';

/** Every demo row with the model that its editor goes by. */
const rows = [
  ...tasks.map((row) => ({ model: curatedTaskModel, row })),
  ...libraryLinks.map((row) => ({ model: linkModel, row })),
];

describe('Every row of the seed', () => {
  it.each(['builder', 'editor'] as const)('passes the check of the %s', (tool) => {
    const refused = rows.flatMap(({ model, row }) => {
      const checked = checkEntry(model, toFormEntry(model, row), { tool, host: 'verdure.example' });
      return checked.ok ? [] : [{ id: row.id, problems: checked.problems }];
    });
    expect(refused).toEqual([]);
  });
});
