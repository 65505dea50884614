import { join } from 'node:path';
import { type AttributeValue, openTableStore, type Row, silentLog } from 'amplify-emulator/backend';
import { verdureDefinition } from '../testing/running-emulator';

const accountsPerBatch = 500;
const instant = '2026-01-01T00:00:00.000Z';

type Values = Record<string, string | number>;

/** The rows of an account in each model. */
const rowsOf: Readonly<Record<string, (id: string) => Values[]>> = {
  UserProfile: (id) => [{ id, profileOwner: id, email: `${id}@verdure.example`, level: 4 }],
  UserTaskSelection: (owner) =>
    numbers(5).map((at) => ({
      id: `${owner}#s${at}`,
      userId: owner,
      owner,
      taskId: `task-${at}`,
      selectionDate: instant,
    })),
  CompletedTask: (owner) =>
    numbers(4).map((at) => ({
      id: `${owner}#c${at}`,
      nameofowner: owner,
      profileId: owner,
      taskId: `task-${at}`,
      completedDate: instant,
      expirationDate: '2036-01-01T00:00:00.000Z',
    })),
};

/** Loads the rows of accounts `from` to `to` (exclusive) into a stopped emulator's tables. */
export async function loadAccounts(stateFolder: string, from: number, to: number): Promise<void> {
  const { tables } = await verdureDefinition();
  const folder = join(stateFolder, 'dynamodb');
  const store = await openTableStore({ folder, tables, log: silentLog });
  try {
    for (let start = from; start < to; start += accountsPerBatch) {
      const ids = numbers(Math.min(accountsPerBatch, to - start)).map((at) => idOf(start + at));
      for (const [model, rows] of Object.entries(rowsOf)) {
        const table = tables.find(({ name }) => name.startsWith(`${model}-`));
        if (!table) throw new Error(`No table for ${model}`);
        await store.load(table.name, ids.flatMap(rows).map(stored));
      }
    }
  } finally {
    await store.close();
  }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function idOf(account: number): string {
  return `00000000-0000-4000-8000-${String(account).padStart(12, '0')}`;
}

/** Converts strings and numbers to DynamoDB's attribute values. */
function stored(values: Values): Row {
  return Object.fromEntries(
    Object.entries({ ...values, createdAt: instant, updatedAt: instant }).map(
      ([name, value]): [string, AttributeValue] => [
        name,
        typeof value === 'number' ? { N: String(value) } : { S: value },
      ],
    ),
  );
}
