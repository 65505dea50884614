import { Dice } from './dice';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often a member does each thing; the numbers only compare with each other. */
const DEEDS = [
  ['complete', 30],
  ['completeGoal', 8],
  ['undo', 10],
  ['swap', 10],
  ['undoSwap', 4],
  ['refresh', 5],
  ['undoRefresh', 4],
  ['checkInLate', 10],
  ['dismissLate', 2],
  ['addGoal', 5],
  ['removeGoal', 3],
  ['return', 8],
] as const;

/** What happens around the member. */
const EVENTS = [
  ['crash', 6],
  ['tear', 2],
  ['disconnect', 4],
  ['secondTab', 4],
  ['fillStorage', 1],
  ['skewClock', 2],
  ['editTask', 3],
  ['archiveTask', 2],
  ['deleteTask', 1],
] as const;

type Deed =
  | (typeof DEEDS)[number][0]
  | (typeof EVENTS)[number][0]
  | 'open'
  | 'close'
  | 'connect'
  | 'revoke'
  | 'closeAccount'
  | 'askPlan'
  | 'answerPlan'
  | 'skipPlan'
  | 'travel'
  | 'update'
  | 'blockStorage'
  | 'holdBack';

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

/** How a simulation is made. */
export interface Options {
  readonly seed: string;
  readonly days: number;
  readonly devices: number;
  /** When it begins, in milliseconds since the epoch; March 2, 2026 if undefined. */
  readonly start?: number;
}

/** Returns the steps of all devices in the order of their times. */
export function planOf({ seed, days, devices }: Options): Step[] {
  const lives = Array.from({ length: devices }, (_, device) =>
    lifeOf(new Dice(`${seed}#plan#${device}`), device, days),
  );
  return lives.flat().toSorted((a, b) => a.at - b.at || a.device - b.device);
}

/**
 * Returns the steps of a life in which the response to a completion is lost, and another device undoes it before the
 * first is connected again: in lives by chance, a member who undoes a task mostly completes it again later.
 */
export function undoneElsewhere({ seed }: Options): Step[] {
  const dice = new Dice(`${seed}#undone elsewhere`);
  const which = dice.next();
  return [
    { at: 0, device: 0, deed: 'open', which },
    { at: MINUTE, device: 0, deed: 'complete', which },
    { at: MINUTE + dice.between(1, 600), device: 0, deed: 'disconnect', which },
    { at: 2 * MINUTE, device: 1, deed: 'open', which },
    { at: 3 * MINUTE, device: 1, deed: 'undo', which },
    { at: HOUR, device: 0, deed: 'connect', which },
  ];
}

/**
 * Returns the steps of a life in which a device completes a task that another has completed, while a third one’s older
 * undo waits: in lives by chance, hardly any page is that far behind.
 */
export function foundElsewhere({ seed }: Options): Step[] {
  const which = new Dice(`${seed}#found elsewhere`).next();
  return [
    { at: 0, device: 0, deed: 'open', which },
    { at: MINUTE, device: 2, deed: 'open', which },
    { at: 2 * MINUTE, device: 0, deed: 'complete', which },
    { at: 3 * MINUTE, device: 1, deed: 'open', which },
    { at: 4 * MINUTE, device: 1, deed: 'disconnect', which },
    { at: 5 * MINUTE, device: 1, deed: 'undo', which },
    { at: 6 * MINUTE, device: 2, deed: 'complete', which },
    { at: HOUR, device: 1, deed: 'connect', which },
  ];
}

/**
 * Returns the steps of a life in which one device is used without a connection for days, each day after the daily tasks'
 * window ended, while another may go on; in lives by chance, hardly any day begins offline.
 */
export function daysOffline({ seed, days }: Options): Step[] {
  const dice = new Dice(`${seed}#days offline`);
  const steps: Step[] = [];
  const use = (device: number, start: number, ...deeds: Deed[]) => {
    for (const [turn, deed] of (['open', ...deeds, 'close'] as const).entries()) {
      steps.push({ at: start + turn * 20_000, device, deed, which: dice.next() });
    }
  };
  use(0, 0, 'complete', 'return', 'disconnect');
  for (let day = 1; day < days; day += 1) {
    const start = day * (DAY + HOUR);
    use(0, start, 'complete', 'complete', 'undo', 'complete');
    if (dice.isHit(0.4)) use(1, start + dice.between(-HOUR, HOUR), 'complete', 'refresh', 'swap');
  }
  const end = days * (DAY + HOUR) - dice.between(0, DAY);
  use(0, end, 'connect', 'complete', 'return');
  return steps.toSorted((a, b) => a.at - b.at);
}

/**
 * Returns the steps of a life in which one device swaps daily tasks without a connection for hours, sets some aside and
 * takes swaps back, while another may do the same or get new ones; in lives by chance, few swaps wait.
 */
export function swapsOffline({ seed, days }: Options): Step[] {
  const dice = new Dice(`${seed}#swaps offline`);
  const deeds: Deed[] = ['swap', 'swap', 'swap', 'complete', 'undo', 'undoSwap'];
  const steps: Step[] = [];
  const use = (device: number, start: number, ...all: Deed[]) => {
    for (const [turn, deed] of (['open', ...all, 'close'] as const).entries()) {
      steps.push({ at: start + turn * 20_000, device, deed, which: dice.next() });
    }
  };
  const some = (from: readonly Deed[], count: number) =>
    Array.from({ length: count }, () => dice.pick(from));
  for (let day = 0; day < days; day += 1) {
    const start = day * (DAY + HOUR);
    use(0, start, 'return', 'return');
    use(1, start + HOUR, 'return');
    use(0, start + 2 * HOUR, 'disconnect', ...some(deeds, 4));
    use(0, start + 3 * HOUR, ...some(deeds, 2));
    if (dice.isHit(0.5)) use(1, start + 4 * HOUR, ...some([...deeds, 'refresh'], 3));
    if (dice.isHit(0.2))
      steps.push({ at: start + 4 * HOUR, device: 0, deed: 'archiveTask', which: dice.next() });
    const back = start + (dice.isHit(0.3) ? DAY + HOUR : 5 * HOUR);
    use(0, back, 'connect', ...some(deeds, 1));
  }
  return steps.toSorted((a, b) => a.at - b.at);
}

function lifeOf(dice: Dice, device: number, days: number): Step[] {
  const steps: Step[] = [];
  let at = dice.between(0, 6 * HOUR);
  while (at < days * DAY) {
    at = session(dice, device, at, steps);
    // Most devices are used every day, some after a few days.
    at += dice.isHit(0.1) ? dice.between(DAY, 5 * DAY) : dice.between(MINUTE, 18 * HOUR);
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
    const isEvent = dice.isHit(0.15);
    const deed = isEvent ? dice.pickWeighted<Deed>(EVENTS) : dice.pickWeighted<Deed>(DEEDS);
    add(at, deed);
    if (deed === 'disconnect')
      add(at + dice.between(1000, dice.isHit(0.1) ? 2 * DAY : HOUR), 'connect');
  }
  at += dice.isHit(0.3) ? dice.between(1, 2000) : dice.between(2000, 40 * MINUTE);
  add(at, 'close');
  return at;
}
