import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import type { Device } from './device/device';
import type { Dice } from './dice';
import type { VirtualTime } from './virtual-time';

/** After this time, a page gives up on a request. */
const TIMEOUT_MS = 20 * SECOND_MS;

/** The probabilities of problems, from 0 to 1. */
const CHANCES = {
  /** A request that never arrives. */
  lostRequest: 0.04,
  /** A response that never arrives, although the request was carried out. */
  lostAnswer: 0.04,
  /** A request that arrives once more, hours later. */
  repeated: 0.03,
  /**
   * A request or response that takes up to half a minute, or up to ten: later ones overtake it, or its page gives up on
   * it.
   */
  slow: 0.05,
};

/** A response: the API's has its answer. */
interface Reply<Answer> {
  readonly ok: boolean;
  readonly body: unknown;
  readonly answer?: Answer;
}

/** Responses of portals, firewalls and gateways instead of the API's. */
const INSTEAD = [
  { ok: true, body: { message: 'ok' } },
  { ok: true, body: { data: {} } },
  { ok: false, body: { message: 'Forbidden' } },
  { ok: false, body: 'Service Unavailable' },
];

/** Takes a device's request to the API. Resolves with a response; undefined without one. */
export type Network = <Answer>(
  device: Device,
  carryOut: () => Answer,
) => Promise<Reply<Answer> | undefined>;

/** Returns the API's response with an answer. */
export function replyOf<Answer>(answer: Answer): Reply<Answer> {
  return { ok: true, body: answer, answer };
}

/** Returns the network of devices that are online, behind a portal, or liable to lose requests. */
export function networkOf(time: VirtualTime, dice: Dice): Network {
  return async (device, carryOut) => {
    const isHit = (problem: keyof typeof CHANCES) =>
      dice.isHit(device.isUnsure ? CHANCES[problem] : 0);
    const longest = () => (dice.isHit(0.2) ? 10 * MINUTE_MS : 30 * SECOND_MS);
    const delay = () => (isHit('slow') ? dice.between(500, longest()) : dice.between(5, 300));
    if (!device.isOnline) {
      await time.wait(1);
      return undefined;
    }
    if (device.isPortal) {
      await time.wait(delay());
      return dice.pick(INSTEAD);
    }
    return new Promise((resolve) => {
      const stopWaiting = time.after(TIMEOUT_MS, () => resolve(undefined));
      if (isHit('lostRequest')) return;
      const isLost = isHit('lostAnswer');
      if (isHit('repeated')) time.after(dice.between(MINUTE_MS, 6 * HOUR_MS), carryOut);
      time.after(delay(), () => {
        const answer = carryOut();
        time.after(delay(), () => {
          if (isLost || !device.isOnline) return;
          stopWaiting();
          resolve(replyOf(answer));
        });
      });
    });
  };
}
