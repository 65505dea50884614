import { MINUTE_MS } from '@/domain/instant';
import type { World } from './life';
import { faceOf } from './shown';

/** In the first round, devices send their waiting actions; in the second, they read each other's. */
const ROUNDS = 2;

/**
 * Gives every device a connection and time, opens the home page on each, and checks that nothing was lost or still
 * waits.
 */
export async function settle(world: World): Promise<void> {
  const { time, truth, api, devices } = world;
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
      device.closeAll();
      await device.open().visit();
      await time.wait(MINUTE_MS);
    }
  }
  // By now, no list lags behind their commits.
  await time.wait(10 * MINUTE_MS);
  for (const device of devices) await device.tabs[0]?.visit();
  const left = [...api.completions.keys(), ...api.selections.keys()];
  if (api.isGone) return truth.invariants.same('What is left of the account', left, []);
  truth.atEnd();
  checkDevices(world);
}

function checkDevices({ devices, truth, time }: World): void {
  const first = devices[0]?.tabs[0]?.shown();
  for (const { name, tabs } of devices) {
    const [page] = tabs;
    const shown = page?.shown();
    if (!page || !shown) {
      truth.fail(`${name} shows nothing`);
      continue;
    }
    truth.invariants.same(`What ${name} shows`, faceOf(shown), first && faceOf(first));
    truth.checkDays(page.code.activeDays(shown, time.now));
    if (page.waiting().length > 0) truth.fail(`${name} has not sent all that waits`);
  }
}
