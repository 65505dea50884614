import { DAY_MS, MINUTE_MS } from '@/domain/instant';
import { STREAK_WINDOW_DAYS } from '@/domain/time-limits';
import type { Around, Device } from './device/device';
import { faceOf } from './truth';

const ROUNDS = 3;

/** Gives every device a connection and time, opens the home page on each, and checks that nothing is lost or left. */
export async function settle(devices: readonly Device[], around: Around): Promise<void> {
  const { time, truth, api } = around;
  await time.wait(30 * MINUTE_MS);
  // A page that can't read the record asks for a reload, which loads the later version.
  const isUpdated = devices.some((device) => device.isUpdated);
  for (const device of devices) {
    device.closeAll();
    device.recover();
    device.isUpdated = isUpdated;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const device of devices) {
      const page = device.open();
      await page.visit();
      await page.visit();
      if (round < ROUNDS - 1) device.close(page);
      await time.wait(MINUTE_MS);
    }
  }
  for (const device of devices) await device.tabs[0]?.visit();
  if (api.isGone) truth.invariants.same('What is left of the account', leftOf(around), []);
  else {
    truth.atEnd();
    checkDevices(devices, around);
  }
}

function leftOf({ api }: Around): string[] {
  return [...api.completions.keys(), ...api.selections.keys()];
}

function checkDevices(devices: readonly Device[], { truth, time }: Around): void {
  const { invariants } = truth;
  const today = Math.floor(time.now / DAY_MS);
  const isCounted = (day: number) => day > today - STREAK_WINDOW_DAYS && day <= today;
  const faces = devices.map(({ tabs: [page] }) => page?.shown());
  for (const [at, shown] of faces.entries()) {
    const { name, tabs: [page] = [] } = devices[at] ?? {};
    if (!shown || !page) {
      truth.fail(`${name} shows nothing`);
      continue;
    }
    invariants.same(`What ${name} shows`, faceOf(shown), faces[0] && faceOf(faces[0]));
    truth.checkDays([...page.code.activeDays(shown)], isCounted);
    if (page.notes().length > 0) truth.fail(`${name} has not sent all that waits`);
  }
}
