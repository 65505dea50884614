import type { AttributeValue, Row } from './attribute-value';
import { itemSize } from './item-size';
import type { TableDescription } from './table-description';

/** DynamoDB's read and write request units. */
export interface ConsumedUnits {
  readUnits: number;
  writeUnits: number;
}

const readUnitBytes = 4096;
const writeUnitBytes = 1024;

/**
 * Returns the read units for the `bytes` that one read evaluates: an item, or all rows of a Query or Scan together. A
 * read that finds nothing costs as much as reading the smallest item.
 */
export function readUnits(bytes: number, consistent: boolean): number {
  return Math.max(1, Math.ceil(bytes / readUnitBytes)) * (consistent ? 1 : 0.5);
}

/**
 * Returns the write units of changing a row from `before` to `after` in its table and indexes. The larger of the two
 * counts; a missing row counts as the smallest one.
 */
export function writeUnits(
  table: TableDescription,
  before: Row | undefined,
  after: Row | undefined,
): number {
  return table.GlobalSecondaryIndexes.reduce(
    (units, index) => units + indexUnits(index, before, after),
    unitsOfLarger(before, after),
  );
}

type Index = TableDescription['GlobalSecondaryIndexes'][number];

// A row whose index key changes is deleted and put again, which costs both.
function indexUnits(index: Index, before: Row | undefined, after: Row | undefined): number {
  const [old, now] = [inIndex(index, before), inIndex(index, after)];
  if (isUnchanged(old, now)) return 0;
  if (old && now && !hasSameKey(index, old, now)) {
    return unitsOfLarger(old, undefined) + unitsOfLarger(now, undefined);
  }
  return unitsOfLarger(old, now);
}

/** Returns a row if it is in an index, that is, if it has every attribute of the index's key. */
function inIndex({ KeySchema }: Index, row: Row | undefined): Row | undefined {
  return KeySchema.every(({ AttributeName }) => row?.[AttributeName]) ? row : undefined;
}

function hasSameKey({ KeySchema }: Index, old: Row, now: Row): boolean {
  return KeySchema.every(({ AttributeName: name }) => isSameValue(old[name], now[name]));
}

function isUnchanged(old: Row | undefined, now: Row | undefined): boolean {
  if (!old || !now) return old === now;
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names].every((name) => isSameValue(old[name], now[name]));
}

// Compared as text, because the table engine's objects have no prototype.
function isSameValue(a: AttributeValue | undefined, b: AttributeValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Returns the write units of a row in its table, without indexes, or of a write whose condition failed. */
export function unitsOfLarger(a: Row | undefined, b: Row | undefined): number {
  const bytes = Math.max(a ? itemSize(a) : 0, b ? itemSize(b) : 0);
  return Math.max(1, Math.ceil(bytes / writeUnitBytes));
}
