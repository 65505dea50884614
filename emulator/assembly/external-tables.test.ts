import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DefinitionError } from './definition-error';
import { externalTablesIn } from './external-tables';

const project = mkdtempSync(join(tmpdir(), 'tables-'));
const folder = join(project, 'amplify', 'external-tables');
afterAll(() => rmSync(project, { recursive: true }));

function tables(text: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'cities.json'), text);
  return externalTablesIn(project);
}

it('A project without the folder has no tables from elsewhere', () => {
  expect(externalTablesIn(join(project, 'nowhere'))).toEqual([]);
});

it('A file gives the key, the indexes with the types of their attributes, and the rows', () => {
  const text = `{"key": {"country": "S", "code": "N"}, "indexes": {"byName": {"name": "S", "code": "N"}}}`;
  expect(tables(text)).toEqual([
    {
      name: 'cities',
      attributes: [
        { name: 'name', type: 'S' },
        { name: 'code', type: 'N' },
        { name: 'country', type: 'S' },
      ],
      key: [
        { name: 'country', keyType: 'HASH' },
        { name: 'code', keyType: 'RANGE' },
      ],
      indexes: [
        {
          name: 'byName',
          key: [
            { name: 'name', keyType: 'HASH' },
            { name: 'code', keyType: 'RANGE' },
          ],
          projection: 'ALL',
        },
      ],
      rows: [],
    },
  ]);
});

it.each([
  ['{', 'Invalid JSON'],
  ['{"rows": []}', 'key'],
  ['{"key": {}}', 'A key has one attribute or two'],
  ['{"key": {"id": "string"}}', '"S" | "N" | "B"'],
  ['{"key": {"id": "S"}, "index": {}}', 'index'],
])('A wrong file is named, with the reason: %s', (text, reason) => {
  expect(() => tables(text)).toThrow(DefinitionError);
  expect(() => tables(text)).toThrow(/^amplify\/external-tables\/cities.json: /);
  expect(() => tables(text)).toThrow(reason);
});
