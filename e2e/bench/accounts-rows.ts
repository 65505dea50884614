import { join } from 'node:path';
import { type AttributeValue, openTableStore, type Row, silentLog } from 'amplify-emulator/backend';
import { verdureDefinition } from '../testing/running-emulator';

const selectionsPerAccount = 5;
const completionsPerAccount = 4;
const accountsPerBatch = 500;

/** Loads the rows of accounts `from` to `to` (exclusive) into a stopped emulator's tables. */
export async function loadAccounts(stateFolder: string, from: number, to: number): Promise<void> {
  const { tables } = await verdureDefinition();
  const nameOf = (model: string): string => {
    const table = tables.find(({ name }) => name.startsWith(`${model}-`));
    if (!table) throw new Error(`No table for ${model}`);
    return table.name;
  };
  const store = await openTableStore({
    folder: join(stateFolder, 'dynamodb'),
    tables,
    log: silentLog,
  });
  try {
    for (let start = from; start < to; start += accountsPerBatch) {
      const numbers = range(start, Math.min(start + accountsPerBatch, to));
      await store.load(nameOf('UserProfile'), numbers.map(profileRow));
      await store.load(nameOf('UserTaskSelection'), numbers.flatMap(selectionRows));
      await store.load(nameOf('CompletedTask'), numbers.flatMap(completionRows));
    }
  } finally {
    await store.close();
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

const instant = '2026-01-01T00:00:00.000Z';
const stamps = { createdAt: instant, updatedAt: instant };

function idOf(account: number): string {
  return `00000000-0000-4000-8000-${String(account).padStart(12, '0')}`;
}

function profileRow(account: number): Row {
  const id = idOf(account);
  return rowOf({
    id,
    profileOwner: id,
    email: `${account}@verdure.example`,
    level: 4,
    ...stamps,
  });
}

function selectionRows(account: number): Row[] {
  const owner = idOf(account);
  return range(0, selectionsPerAccount).map((index) =>
    rowOf({
      id: `${owner}#s${index}`,
      userId: owner,
      owner,
      taskId: `task-${index}`,
      selectionDate: instant,
      ...stamps,
    }),
  );
}

function completionRows(account: number): Row[] {
  const owner = idOf(account);
  return range(0, completionsPerAccount).map((index) =>
    rowOf({
      id: `${owner}#c${index}`,
      nameofowner: owner,
      profileId: owner,
      taskId: `task-${index}`,
      completedDate: instant,
      expirationDate: '2036-01-01T00:00:00.000Z',
      ...stamps,
    }),
  );
}

/** Converts strings and numbers to DynamoDB's attribute values. */
function rowOf(values: Record<string, string | number>): Row {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, AttributeValue] => [
      name,
      typeof value === 'number' ? { N: String(value) } : { S: value },
    ]),
  );
}
