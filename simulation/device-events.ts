import type { Pool } from './backend/pool';
import type { Device } from './device/device';
import type { Step } from './plan';
import { holdsOf } from './late-requests';
import { ZONES } from './zones';

const MINUTE = 60_000;

interface Around {
  /** The tab that is in front. */
  readonly tab: Device['tabs'][number] | undefined;
  readonly pool: Pool;
}

/** Lets something happen to a device. Returns what, for the trace; undefined if the step is something else. */
export function happen(
  { deed, which }: Step,
  device: Device,
  { tab, pool }: Around,
): string | undefined {
  const { browser } = device;
  switch (deed) {
    case 'travel':
      browser.zone = ZONES[Math.floor(which * ZONES.length)];
      return `is in ${browser.zone}`;
    case 'update':
      device.isUpdated = true;
      return 'gets a later version with its next page';
    case 'revoke':
      pool.revoke(browser.refreshToken ?? '');
      return 'has its session revoked';
    case 'close':
      device.closeAll();
      return 'closes its tabs';
    case 'crash':
      if (tab) device.close(tab);
      return 'loses a tab';
    case 'tear':
      device.closeAll();
      browser.tear(Math.ceil(which * 5));
      return 'crashes and loses its latest writes';
    case 'disconnect':
    case 'connect':
      browser.isOnline = deed === 'connect';
      return `${deed}s`;
    case 'fillStorage':
      browser.isFull = true;
      return 'has no storage left';
    case 'blockStorage':
      browser.isBlocked = true;
      return 'blocks its storage';
    case 'holdBack':
      browser.holds = holdsOf(which);
      return `has its next writes held back, for ${browser.holds.join(', ')} ms`;
    case 'skewClock':
      browser.skew = Math.round((which - 0.5) * 40 * MINUTE);
      return `has a clock that is ${browser.skew} ms ahead`;
    default:
      return undefined;
  }
}
