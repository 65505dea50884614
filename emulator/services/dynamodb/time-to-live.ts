import type { TableDefinition } from '../../assembly/definition';
import type { Clock } from '../../core/clock';
import type { Log } from '../../core/log';
import type { Row } from './attribute-value';
import { DynamoDbError } from './errors';
import type { TableStore } from './table-store';

const sweepEveryMs = 60 * 60 * 1000;

/** DynamoDB treats a time further in the past as a mistake, and keeps the row. */
const oldestSeconds = 5 * 365 * 24 * 60 * 60;

interface Parts {
  tables: Pick<TableStore, 'rows' | 'execute'>;
  clock: Clock;
  log: Log;
}

/**
 * Removes rows whose time to live has passed: now, every hour, and when a test moves the clock. Until then they can be
 * read, as in DynamoDB. Returns a function that stops this and waits for a removal in progress.
 */
export function startRemovingExpiredRows(
  definitions: readonly TableDefinition[],
  { tables, clock, log }: Parts,
): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = async (): Promise<void> => {
    for (const table of definitions) await removeExpired(table, { tables, clock });
  };
  const next = (): void => {
    running = running
      .then(sweep)
      .catch((error: unknown) => log.error('Expired rows could not be removed', error));
  };
  next();
  const timer = setInterval(next, sweepEveryMs).unref();
  const unsubscribe = clock.onMove(next);
  return async () => {
    clearInterval(timer);
    unsubscribe();
    await running;
  };
}

async function removeExpired(
  { name, key, timeToLive }: TableDefinition,
  { tables, clock }: Pick<Parts, 'tables' | 'clock'>,
): Promise<void> {
  if (timeToLive === undefined) return;
  const now = clock.now().getTime() / 1000;
  for await (const row of tables.rows(name)) {
    const expiration = row[timeToLive];
    if (!expiration || !isExpired(expiration, now)) continue;
    await tables
      .execute('DeleteItem', {
        TableName: name,
        Key: keyOf(row, key),
        // Keeps a row whose time has been extended.
        ConditionExpression: '#timeToLive = :expired',
        ExpressionAttributeNames: { '#timeToLive': timeToLive },
        ExpressionAttributeValues: { ':expired': expiration },
      })
      .catch(ignoreConflict);
  }
}

/** Only numbers count; DynamoDB ignores other types. */
function isExpired(expiration: Row[string], now: number): boolean {
  if (!('N' in expiration)) return false;
  const seconds = Number(expiration.N);
  return seconds < now && seconds > now - oldestSeconds;
}

function keyOf(row: Row, key: TableDefinition['key']): Row {
  return Object.fromEntries(
    key.flatMap(({ name }) => {
      const value = row[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** Leaves a row that is being changed to the next removal. */
function ignoreConflict(error: unknown): void {
  const expected = ['ConditionalCheckFailedException', 'TransactionConflictException'];
  if (error instanceof DynamoDbError && expected.includes(error.code)) return;
  throw error;
}
