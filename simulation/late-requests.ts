import { Dice } from './dice';
import type { Options, Step } from './plan';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns for how long the next writes of a device are held back, in milliseconds: up to three, for minutes each. */
export function holdsOf(which: number): number[] {
  const dice = new Dice(`${which}#holds`);
  return Array.from({ length: dice.between(1, 3) }, () => dice.between(MINUTE, 10 * MINUTE));
}

const DEEDS = [
  'complete',
  'complete',
  'undo',
  'undo',
  'swap',
  'undoSwap',
  'completeGoal',
  'addGoal',
  'removeGoal',
  'refresh',
  'return',
] as const;

/**
 * Returns the steps of a life in which a device's writes arrive minutes later, while it and another go on; in lives by
 * chance, few members are still there when they do.
 */
export function lateRequests({ seed, days }: Options): Step[] {
  const dice = new Dice(`${seed}#late requests`);
  const steps: Step[] = [];
  for (let day = 0; day < days; day += 1) {
    for (const device of [0, 1]) {
      let at = day * (DAY + HOUR) + dice.between(0, 2 * MINUTE);
      const use = (deed: Step['deed']) => {
        steps.push({ at, device, deed, which: dice.next() });
        at += dice.isHit(0.5) ? dice.between(500, 20_000) : dice.between(MINUTE, 4 * MINUTE);
      };
      use('open');
      for (let turn = 0; turn < 6; turn += 1) {
        if (dice.isHit(device === 0 ? 0.5 : 0.1)) use('holdBack');
        use(dice.pick(DEEDS));
      }
      use('close');
    }
  }
  return steps.toSorted((a, b) => a.at - b.at);
}
