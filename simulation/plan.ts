import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { DEEDS } from './deeds';
import { Dice } from './dice';
import { EVENTS, INCIDENTS } from './incidents';

const MOMENTS = Object.entries({ ...DEEDS, ...EVENTS }).map(
  ([name, { rate }]) => [name, rate] as const,
);

/** One step of a simulated life. */
export interface Step {
  /** In milliseconds since the start. */
  readonly at: number;
  /** The number of the device. */
  readonly device: number;
  /** The name of the event. */
  readonly deed: string;
  /** A number from 0 to 1 that picks one of several, such as a card. */
  readonly which: number;
}

/** The parameters of a life. */
export interface Options {
  readonly seed: number;
  /** When it begins, in milliseconds since the epoch. */
  readonly start: number;
  readonly days: number;
  readonly devices: number;
}

/** The factor on the usual rate of a life's frequent incident. */
const OFTEN = 8;

/** Returns the steps of a random life, in order of time. */
export function planOf({ seed, days, devices }: Options): Step[] {
  const numbers = Array.from({ length: devices }, (_, device) => device);
  const lives = numbers.flatMap((device) =>
    lifeOf(new Dice(`${seed}#plan#${device}`), device, days),
  );
  // In each life, one of them happens often, so that its consequences interact.
  const often = new Dice(`${seed}#often`).pick(Object.keys(INCIDENTS));
  const incidents = Object.entries(INCIDENTS).flatMap(([deed, { rate }]) => {
    // Separate dice, so the rest of a life stays the same when an incident is removed.
    const dice = new Dice(`${seed}#${deed}`);
    return Array.from({ length: days * devices }, (_, place) => {
      const at = Math.floor(place / devices) * DAY_MS + dice.between(0, DAY_MS);
      const step: Step = { at, device: place % devices, deed, which: dice.next() };
      return dice.isHit(deed === often ? OFTEN * rate : rate) ? [step] : [];
    }).flat();
  });
  return [...lives, ...incidents].toSorted((a, b) => a.at - b.at || a.device - b.device);
}

/** Returns the steps on one device, one sitting after another. */
function lifeOf(dice: Dice, device: number, days: number): Step[] {
  const steps: Step[] = [];
  const add = (at: number, deed: string) => steps.push({ at, device, deed, which: dice.next() });
  let at = dice.between(0, 6 * HOUR_MS);
  while (at < days * DAY_MS) {
    add(at, 'open');
    for (let left = dice.between(0, 6); left > 0; left -= 1) {
      // Often faster than the network responds.
      at += dice.isHit(0.3) ? dice.between(1, 400) : dice.between(400, 20_000);
      const deed = dice.pickWeighted(MOMENTS);
      add(at, deed);
      if (deed === 'disconnect')
        add(at + dice.between(1000, dice.isHit(0.1) ? 20 * DAY_MS : HOUR_MS), 'connect');
    }
    at += dice.isHit(0.3) ? dice.between(1, 2000) : dice.between(2000, 40 * MINUTE_MS);
    add(at, 'close');
    // Most devices are used every day, some only after a few days.
    at += dice.isHit(0.1)
      ? dice.between(DAY_MS, 5 * DAY_MS)
      : dice.between(MINUTE_MS, 18 * HOUR_MS);
  }
  return steps;
}
