import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDefinition } from 'amplify-emulator/testing';
import { verdureDefinition } from '../../local/testing/running-emulator';
import { loadAccounts } from './accounts-rows';
import type { Figures } from './figures';

const rowsPerAccount = 10;
const repetitions = 5;

/** Times how long the emulator takes to save, restore and reset its state, until it serves requests again. */
export async function measureSnapshots(figures: Figures): Promise<void> {
  for (const rows of [10_000, 100_000]) {
    const folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
    const stateFolder = join(folder, 'state');
    await loadAccounts(stateFolder, 0, rows / rowsPerAccount);
    const emulator = await startDefinition(await verdureDefinition(), { stateFolder });
    const { snapshots } = emulator;
    const add = async (name: string, act: () => Promise<void>): Promise<void> => {
      const value = await slowestOf(act);
      const of = rows.toLocaleString('en');
      figures.add({ name: `snapshot of ${of} rows: ${name}`, value, unit: 'ms', target: 1000 });
    };
    await add('save', () => snapshots.save('bench'));
    await add('restore', () => snapshots.restore('bench'));
    await add('reset', () => snapshots.reset());
    await emulator.stop();
    rmSync(folder, { recursive: true });
  }
}

async function slowestOf(act: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < repetitions; round += 1) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  return Math.max(...times);
}
