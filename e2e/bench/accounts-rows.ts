import { join } from 'node:path';
import { openTableStore, type Row, silentLog } from 'amplify-emulator/backend';
import { verdureDefinition } from '../testing/running-emulator';

const accountsPerBatch = 500;

const text = (S: string) => ({ S });
const now = text('2026-01-01T00:00:00.000Z');

/** The rows of an account in each model. */
const rowsOf: Readonly<Record<string, (id: string) => Row[]>> = {
  UserProfile: (id) => [{ id: text(id), profileOwner: text(id), level: { N: '4' } }],
  UserTaskSelection: (id) => {
    const owned = { userId: text(id), owner: text(id), selectionDate: now };
    return numbers(5).map((at) => ({
      id: text(`${id}#s${at}`),
      taskId: text(`task-${at}`),
      ...owned,
    }));
  },
  CompletedTask: (id) => {
    const owned = { nameofowner: text(id), profileId: text(id), completedDate: now };
    return numbers(4).map((at) => ({
      id: text(`${id}#c${at}`),
      taskId: text(`task-${at}`),
      expirationDate: text('2036-01-01T00:00:00.000Z'),
      ...owned,
    }));
  },
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
        await store.load(table.name, ids.flatMap(rows));
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
