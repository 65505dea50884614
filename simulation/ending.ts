import type { Page } from './device/code';
import type { Device } from './device/device';
import type { Dice } from './dice';
import type { VirtualTime } from './virtual-time';

const MINUTE = 60_000;

/** Gives every device a connection and time, and opens the home page on each until nothing is left to repair. */
export async function settle(
  devices: readonly Device[],
  { time, dice }: { readonly time: VirtualTime; readonly dice: Dice },
): Promise<void> {
  await time.wait(5 * MINUTE);
  // A page that can't read the document asks for a reload, which loads the later version.
  const isUpdated = devices.some((device) => device.isUpdated);
  for (const device of devices) {
    device.closeAll();
    device.recover();
    device.isUpdated = isUpdated;
  }
  for (let round = 0; round < 3; round += 1) {
    for (const device of devices) {
      if (!device.isSignedIn) device.browser.signIn();
      const tab = device.open(dice);
      await visit(device, tab.page);
      await time.wait(MINUTE);
      await visit(device, tab.page);
      if (round < 2) device.close(tab);
      await time.wait(MINUTE);
    }
  }
  for (const device of devices) {
    const [tab] = device.tabs;
    if (tab) await visit(device, tab.page);
  }
}

/** Visits; whoever is asked to sign in does so, and visits again. */
async function visit(device: Device, page: Page): Promise<void> {
  await page.visit().catch((error: unknown) => {
    if (device.isSignedIn) throw error;
  });
  if (device.isSignedIn) return;
  device.browser.signIn();
  await page.visit();
}

/** Returns what is wrong with devices that have settled: something still waits, or they show different pages. */
export function deviceProblems(devices: readonly Device[]): string[] {
  const unsent = devices.filter(({ browser }) => browser.waiting().length > 0);
  const problems = unsent.map(({ name }) => `${name} has not sent all that waits`);
  const leaking = devices.filter(({ sentSignedOut }) => sentSignedOut > 0);
  problems.push(...leaking.map(({ name }) => `${name} has sent while nobody was signed in`));
  const shown = devices.map(({ tabs }) => JSON.stringify(tabs[0]?.page.shown()));
  if (new Set(shown).size > 1) problems.push(`Devices show different pages: ${shown.join(' / ')}`);
  return problems;
}

const SHOWN: ReadonlySet<string> = new Set([
  'BackendError',
  'NoProfileError',
  'AssignmentError',
  'RefreshOvertaken',
]);

/** Whether a page shows an error in words, or nobody waits for what was canceled. */
export function isExpected(error: unknown): boolean {
  return error instanceof Error && (SHOWN.has(error.name) || error.message === 'CancelledError');
}
