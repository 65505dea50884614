import { expect, it } from 'vitest';
import { type BilledUsage, dollarsOfMonth } from './month';
import prices from './prices.json' with { type: 'json' };

const noUsage: BilledUsage = {
  operations: 0,
  readUnits: 0,
  writeUnits: 0,
  messages: 0,
  connectionMinutes: 0,
  objectReads: 0,
  objectWrites: 0,
  bytesOut: 0,
};

it('Active users are billed by tier, as in AWS’s example', () => {
  const dollars = dollarsOfMonth(noUsage, 950_000);
  expect(dollars).toMatchObject({ 'user pool': 90_000 * 0.0055 + 850_000 * 0.0046, storage: 0 });
  expect(dollarsOfMonth(noUsage, 10_000)).toMatchObject({ 'user pool': 0 });
});

it('A month is thirty days of a member’s usage', () => {
  const day = { ...noUsage, operations: 10, writeUnits: 20, readUnits: 40, bytesOut: 1e6 };
  const dollars = dollarsOfMonth(day, 1000);
  expect(dollars['data API']).toBeCloseTo(0.3 * prices.dollars.millionOperations);
  expect(dollars['write units']).toBeCloseTo(0.6 * prices.dollars.millionWriteUnits);
  expect(dollars['read units']).toBeCloseTo(1.2 * prices.dollars.millionReadUnits);
  expect(dollars['transfer']).toBeCloseTo(30 * prices.dollars.gigabyteOut);
});
