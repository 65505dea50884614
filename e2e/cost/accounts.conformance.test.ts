import { expect, it } from 'vitest';
import { readRows } from '@/data/admin-list';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { fakeToken } from 'amplify-emulator/testing';
import { onDevice } from './device';
import { openDailies } from './member';
import { type Cost, startWorld } from './world';

/** How many accounts exist in addition to the member's; `VERDURE_ACCOUNTS=1000000` asks for a million. */
const ACCOUNTS = Number(process.env['VERDURE_ACCOUNTS'] ?? 1000);
const TIMEOUT_MS = 120_000 + ACCOUNTS * 20;

/** Returns the pages' cost with a number of other accounts in the tables. */
async function costsWith(accounts: number): Promise<Record<string, Cost>> {
  const world = await startWorld(accounts);
  const { member } = world;
  try {
    await world.live(member);
    world.wait(1);
    await member.visit();
    const renewal = await world.cost(() => member.renew());
    const home = await world.cost(() => member.visit());
    const [task] = openDailies(await member.visit());
    if (!task) throw new Error('A task should be open');
    const completion = await world.cost(() => member.complete(task));
    const admin = { token: fakeToken('admin', { groups: ['Admin'] }), stored: new Map() };
    const adminList = await world.cost(() => onDevice(admin, () => readRows(curatedTaskModel)));
    return { home, renewal, completion, adminList };
  } finally {
    await world.stop();
  }
}

it(
  `Home, renewal, completion and an admin's list cost the same with ${ACCOUNTS} other accounts as with 100`,
  async () => {
    expect(await costsWith(ACCOUNTS)).toEqual(await costsWith(100));
  },
  TIMEOUT_MS,
);
