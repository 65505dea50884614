import type { Backend } from './backend/api';
import type { Pool } from './backend/pool';
import type { Device } from './device/device';
import type { Dice } from './dice';
import { isExpected } from './ending';
import type { VirtualTime } from './virtual-time';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

interface Around {
  readonly time: VirtualTime;
  readonly dice: Dice;
  readonly pool: Pool;
}

/** Lets a device finish closing the account, and opens the home page on each, also once the mark is gone. */
export async function settleClosed(
  devices: readonly Device[],
  { time, dice, pool }: Around,
): Promise<void> {
  const use = async (device: Device, what: 'visit' | 'closeAccount') => {
    device.closeAll();
    if (!device.isSignedIn && !pool.isDeleted) device.browser.signIn();
    if (!device.isSignedIn) return;
    await device
      .open(dice)
      .page[what]()
      .catch((error: unknown) => {
        if (!isExpected(error)) throw error;
      });
  };
  for (const device of devices) {
    device.recover();
  }
  // The first attempt of each may find that its session is over.
  for (const device of [...devices, ...devices]) {
    if (!pool.isDeleted) await use(device, 'closeAccount');
  }
  for (const pause of [0, 2 * HOUR, DAY, DAY]) {
    await time.wait(pause);
    for (const device of devices) await use(device, 'visit');
  }
}

/** Returns what is wrong with an account that was closed. */
export function closedProblems(backend: Backend, devices: readonly Device[]): string[] {
  const leaking = devices.filter(({ sentSignedOut }) => sentSignedOut > 0);
  return [
    ...leftProblems(backend),
    ...leaking.map(({ name }) => `${name} has sent while nobody was signed in`),
    ...devices
      .filter(({ isSignedIn }) => isSignedIn)
      .map(({ name }) => `${name} is signed in, though the account is closed`),
  ];
}

/** Returns which rows are left of an account that was closed. */
export function leftProblems({ tables }: Backend): string[] {
  const own = [tables.UserProfile, tables.CompletedTask, tables.UserTaskSelection];
  const rows = own.flatMap((table) => table.all());
  return rows.map(({ id }) => `${id} is stored, though the account is closed`);
}
