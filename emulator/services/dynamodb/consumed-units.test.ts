import { describe, expect, it } from 'vitest';
import type { Row } from './attribute-value';
import { readUnits, refusedWriteUnits, writeUnits } from './consumed-units';
import { describeTable } from './table-description';

const kB = 1024;

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html
describe('read units', () => {
  it.each([
    ['3,500 bytes count as 4 kB', 3500, true, 1],
    ['8 kB, strongly consistent', 8 * kB, true, 2],
    ['8 kB, eventually consistent', 8 * kB, false, 1],
    ['a Query of ten items with 40.8 kB counts as 44 kB', 40.8 * kB, true, 11],
    ['a Query of 1,500 items of 64 bytes counts as 96 kB', 1500 * 64, true, 24],
    ['a row that does not exist', 0, true, 1],
    ['a row that does not exist, eventually consistent', 0, false, 0.5],
    ['one byte more than 4 kB', 4 * kB + 1, false, 1],
  ])('%s', (_, bytes, consistent, units) => {
    expect(readUnits(bytes, consistent)).toBe(units);
  });
});

/** A row of exactly `bytes`, with more attributes. */
function rowOf(bytes: number, more: Row = {}): Row {
  const names = Object.entries(more).reduce((sum, [name, value]) => {
    return sum + name.length + ('S' in value ? value.S.length : 0);
  }, 0);
  return { id: { S: 'x'.repeat(bytes - 2 - names) }, ...more };
}

const table = (isIndexed = false) =>
  describeTable({
    name: 'Rows',
    attributes: [
      { name: 'id', type: 'S' },
      { name: 'of', type: 'S' },
    ],
    key: [{ name: 'id', keyType: 'HASH' }],
    indexes: isIndexed ? [{ name: 'byOf', key: [{ name: 'of', keyType: 'HASH' }] }] : [],
  });

describe('write units of a table', () => {
  it.each([
    ['500 bytes count as 1 kB', undefined, rowOf(500), 1],
    ['an item of 2 kB', undefined, rowOf(2 * kB), 2],
    ['an item of 3.5 kB', undefined, rowOf(3.5 * kB), 4],
    ['an update counts the larger item', rowOf(3.5 * kB), rowOf(500), 4],
    ['an update counts the whole item', rowOf(17 * kB), rowOf(17 * kB), 17],
    ['a deletion counts the deleted item', rowOf(2.5 * kB), undefined, 3],
    ['a deletion of nothing', undefined, undefined, 1],
  ])('%s', (_, before, after, units) => {
    expect(writeUnits(table(), before, after)).toBe(units);
  });

  it('A refused write counts the larger of the stored and the new item', () => {
    expect(refusedWriteUnits(rowOf(300 * kB), rowOf(310 * kB))).toBe(310);
    expect(refusedWriteUnits(rowOf(310 * kB), rowOf(300 * kB))).toBe(310);
    expect(refusedWriteUnits(undefined, undefined)).toBe(1);
  });
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html (Write capacity units)
describe('write units of an index', () => {
  const inIndex = (of: string, bytes = 500) => rowOf(bytes, { of: { S: of } });

  it.each([
    ['a new row with the index key: one write', undefined, inIndex('a'), 1],
    ['a new row without it: none', undefined, rowOf(500), 0],
    ['the key is added: one write', rowOf(500), inIndex('a'), 1],
    ['the key changes: a deletion and a write', inIndex('a'), inIndex('b'), 2],
    ['the key is removed: a deletion', inIndex('a'), rowOf(500), 1],
    ['the key is in neither: none', rowOf(500), rowOf(600), 0],
    ['only another attribute changes: one write', inIndex('a'), inIndex('a', 600), 1],
    ['nothing changes: none', inIndex('a'), inIndex('a'), 0],
    ['a deletion: one', inIndex('a'), undefined, 1],
    ['a larger entry counts by its size', undefined, inIndex('a', 3.5 * kB), 4],
    ['a larger entry that moves counts twice', inIndex('a', 3.5 * kB), inIndex('b', 2 * kB), 6],
  ])('%s', (_, before, after, units) => {
    const ofTable = writeUnits(table(), before, after);
    expect(writeUnits(table(true), before, after) - ofTable).toBe(units);
  });
});
