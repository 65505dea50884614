import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { Dice } from './dice';

/** How often a member does each thing; the numbers only compare with each other. */
const DEEDS = [
  ['complete', 30],
  ['completeGoal', 8],
  ['undo', 10],
  ['swap', 10],
  ['swapBack', 4],
  ['refresh', 5],
  ['takeBack', 4],
  ['checkInLate', 10],
  ['dismissLate', 2],
  ['aside', 2],
  ['bringBack', 2],
  ['addGoal', 6],
  ['removeGoal', 3],
  ['planGoal', 4],
  ['tickStep', 4],
  ['visit', 8],
] as const;

/** What happens while a member is there. */
const EVENTS = [
  ['crash', 6],
  ['tear', 2],
  ['disconnect', 4],
  ['secondTab', 4],
  ['fillStorage', 1],
] as const;

/** What happens to a device or to the account, as probabilities a day. Each has dice of its own, so the rest stays the same. */
const INCIDENTS = [
  ['revoke', 0.1],
  ['closeAccount', 0.004],
  ['travel', 0.15],
  ['update', 0.03],
  ['blockStorage', 0.05],
  ['holdBack', 0.15],
  ['portal', 0.1],
  ['skewClock', 0.05],
  ['learnClock', 0.05],
  ['editTask', 0.15],
  ['archiveTask', 0.08],
  ['deleteTask', 0.05],
  ['completeElsewhere', 0.05],
  ['raiseElsewhere', 0.05],
  ['selectElsewhere', 0.05],
  ['deleteElsewhere', 0.03],
] as const;

export type Deed =
  | (typeof DEEDS)[number][0]
  | (typeof EVENTS)[number][0]
  | (typeof INCIDENTS)[number][0]
  | 'note'
  | 'open'
  | 'close'
  | 'connect';

/** How likely a member notes something after anything else that is done. */
const NOTES = 0.1;

/** One step of a simulated life. */
export interface Step {
  /** In milliseconds since the start. */
  readonly at: number;
  /** The number of the device. */
  readonly device: number;
  readonly deed: Deed;
  /** A number from 0 to 1 that says which one, such as which card. */
  readonly which: number;
}

/** What a life is planned by. */
export interface Planned {
  readonly seed: number;
  readonly days: number;
  readonly devices: number;
}

/** Returns the steps of a life by chance, in the order of their times. */
export function planOf({ seed, days, devices }: Planned): Step[] {
  const numbers = Array.from({ length: devices }, (_, device) => device);
  const lives = numbers.flatMap((device) =>
    lifeOf(new Dice(`${seed}#plan#${device}`), device, days),
  );
  const incidents = INCIDENTS.flatMap(([deed, chance]) => {
    const dice = new Dice(`${seed}#${deed}`);
    return Array.from({ length: days * devices }, (_, place) => {
      const at = Math.floor(place / devices) * DAY_MS + dice.between(0, DAY_MS);
      const step: Step = { at, device: place % devices, deed, which: dice.next() };
      return dice.isHit(chance) ? [step] : [];
    }).flat();
  });
  return inOrder([...withNotes(lives, new Dice(`${seed}#notes`)), ...incidents]);
}

function withNotes(steps: readonly Step[], dice: Dice): Step[] {
  return steps.flatMap((step) => {
    if (step.deed === 'close' || !dice.isHit(NOTES)) return [step];
    const at = step.at + dice.between(1, 400);
    return [step, { ...step, at, deed: 'note', which: dice.next() }];
  });
}

/** Returns steps in the order of their times. */
export function inOrder(steps: readonly Step[]): Step[] {
  return steps.toSorted((a, b) => a.at - b.at || a.device - b.device);
}

function lifeOf(dice: Dice, device: number, days: number): Step[] {
  const steps: Step[] = [];
  let at = dice.between(0, 6 * HOUR_MS);
  while (at < days * DAY_MS) {
    at = session(dice, device, at, steps);
    // Most devices are used every day, some after a few days.
    at += dice.isHit(0.1)
      ? dice.between(DAY_MS, 5 * DAY_MS)
      : dice.between(MINUTE_MS, 18 * HOUR_MS);
  }
  return steps;
}

/** Adds the steps of one sitting. Returns when it ends. */
function session(dice: Dice, device: number, start: number, steps: Step[]): number {
  const add = (at: number, deed: Deed) => steps.push({ at, device, deed, which: dice.next() });
  let at = start;
  add(at, 'open');
  const count = dice.between(0, 6);
  for (let step = 0; step < count; step += 1) {
    // Often faster than the network responds.
    at += dice.isHit(0.3) ? dice.between(1, 400) : dice.between(400, 20_000);
    const deed = dice.isHit(0.15)
      ? dice.pickWeighted<Deed>(EVENTS)
      : dice.pickWeighted<Deed>(DEEDS);
    add(at, deed);
    if (deed === 'disconnect')
      add(at + dice.between(1000, dice.isHit(0.1) ? 2 * DAY_MS : HOUR_MS), 'connect');
  }
  at += dice.isHit(0.3) ? dice.between(1, 2000) : dice.between(2000, 40 * MINUTE_MS);
  add(at, 'close');
  return at;
}
