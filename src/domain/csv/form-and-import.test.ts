import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, isSameEntry, normalizeText, storedFields } from '@/domain/models/entry';
import type { CatalogModel, Tool } from '@/domain/models/field';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { linkModel } from '@/domain/models/link-model';
import { taskEntry } from '@/domain/models/testing/entries';
import { storedSteps } from '@/domain/steps';
import { entryProblems } from '@/domain/models/validate';
import { cellValue } from './cell-value';
import { decodeText } from './read-sheet';
import { csvFile } from './csv-text';
import type { StoredRow } from './import-plan';
import { host, planOf } from './testing/plans';
import { forAll } from '@/domain/testing/for-all';

/** Texts on both sides of each rule's limits, and texts that a file could garble. */
const nearLimits = {
  texts: ['', ' ', 'Walk', ' Walk\n', 'a\r\nb', '=1+1', "'=1", '"', ';', 'x'.repeat(121)],
  longTexts: ['x'.repeat(2000), 'x'.repeat(2001)],
  numbers: ['0', '7', '00007', '730', '731', '1000', '1001', '1.5', '-1', '1e3'],
  difficulties: ['Daily', 'Strategic', 'daily', 'Hard'],
  links: [host, `https://${host}/x`, 'example.org', 'https://example.org/a b', 'two words'],
  otherLinks: ['javascript:alert(1)', 'mailto:a@b.co', `example.org/${'x'.repeat(2000)}`],
  pictures: ['task-pictures/a.webp', 'task-pictures/my photo.webp', 'elsewhere/a.webp'],
  otherPictures: ['task-pictures/', 'task-pictures/a\nb', `task-pictures/${'x'.repeat(1011)}`],
};
const text = fc.oneof(
  fc.constantFrom(...Object.values(nearLimits).flat()),
  fc
    .string({ unit: fc.constantFrom('a', 'é', '🌱', '"', ',', '\n', '\r', ' ', '=', "'") })
    .filter((one) => !/^\s+"/.test(one)),
);
const acceptable = taskEntry({
  weblink: 'example.org',
  imagename: 'task-pictures/walk.webp',
});

const knownPictures = new Set([...nearLimits.pictures, 'task-pictures/walk.webp']);

/** Entries with any number of changed fields, so that one invalid field is as likely as many. */
function entriesOf({ fields }: CatalogModel): fc.Arbitrary<Entry> {
  const names = Object.keys(fields);
  return fc
    .record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] })
    .map((changed) =>
      Object.fromEntries(names.map((name) => [name, changed[name] ?? acceptable[name] ?? ''])),
    );
}

/** An entry as an import reads it, with numbers and choices in their standard spelling. */
function asRead({ fields }: CatalogModel, entry: Entry): Entry {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      cellValue(field, normalizeText(entry[name]), 'points'),
    ]),
  );
}

function imported(model: CatalogModel, id: string, entry: Entry, stored: readonly StoredRow[]) {
  const names = Object.keys(model.fields);
  const cells = names.map((name) => entry[name] ?? '');
  const lines = [
    ['id', ...names],
    [id, ...cells],
  ];
  const file = decodeText(new TextEncoder().encode(csvFile(lines)));
  return planOf(file.text, stored, model, knownPictures)[0];
}

/** Returns the fields a form would store, or its reasons for refusing the entry. */
function byForm(model: CatalogModel, entry: Entry, tool: Tool, stored?: Entry) {
  const problems = entryProblems(model, entry, { tool, host, ...(stored && { stored }) });
  const refused = Object.entries(problems).map(
    ([name, problem]) => `${model.fields[name]?.label}: ${problem}.`,
  );
  return refused.length > 0 ? { refused } : { stored: storedFields(model, entry) };
}

/** Returns the fields stored after an import, or its reasons for refusing the row. */
function byImport(model: CatalogModel, entry: Entry, before: Entry = {}) {
  const isNew = Object.keys(before).length === 0;
  const stored = isNew ? [] : [{ id: 'a', updatedAt: '', values: before }];
  const row = imported(model, 'a', entry, stored);
  if (row?.status === 'invalid') {
    return { refused: row.notes.map((one) => one.replace(/ is (empty|“[^”]*”)\. /, ': ')) };
  }
  if (row?.status === 'new') return { stored: storedFields(model, row.values) };
  if (row?.status !== 'changed') return { stored: storedFields(model, before) };
  return { stored: { ...storedFields(model, before), ...storedFields(model, row.values) } };
}

describe.each([curatedTaskModel, linkModel])(
  'Form and import of $plural',
  (model: CatalogModel) => {
    it('store the same new entries, and refuse the others for the same reasons', () => {
      forAll([entriesOf(model)], (entry) => {
        expect(byImport(model, entry)).toEqual(byForm(model, asRead(model, entry), 'builder'));
      });
    });

    it('store the same changes, and refuse the others for the same reasons', () => {
      forAll([entriesOf(model), entriesOf(model)], (typed, entry) => {
        const before = asRead(model, typed);
        const read = asRead(model, entry);
        // A step that is only a text is the earlier one with this text.
        const steps = read['steps'] && storedSteps(read['steps'], before['steps']);
        const after = { ...read, ...(steps !== undefined && { steps }) };
        // Unchanged rows aren't checked, just like a form that isn't saved.
        fc.pre(!isSameEntry(model, before, after));
        expect(byImport(model, entry, before)).toEqual(byForm(model, after, 'editor', before));
      });
    });
  },
);
