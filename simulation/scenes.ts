import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { Dice } from './dice';
import { type Deed, inOrder, type Planned, type Step } from './plan';

/* Lives of what lives by chance reach too rarely. */

/** Lets a device be used from some time on, in milliseconds since the start. */
type Use = (device: number, at: number, ...deeds: readonly Deed[]) => void;

type Scene = (use: Use, dice: Dice, days: number) => void;

const some = (dice: Dice, count: number) =>
  Array.from({ length: count }, () =>
    dice.pickWeighted<Deed>([
      ['complete', 2],
      ['undo', 1],
      ['completeGoal', 1],
      ['swap', 1],
      ['addGoal', 1],
      ['removeGoal', 1],
      ['planGoal', 1],
      ['note', 1],
    ]),
  );

export const SCENES = {
  /** A response is lost, and another device undoes the completion before the first is connected again. */
  undoneElsewhere: (use, dice) => {
    use(0, 0, 'open');
    use(0, MINUTE_MS, 'complete');
    use(0, MINUTE_MS + dice.between(1, 600), 'disconnect');
    use(1, 2 * MINUTE_MS, 'open', 'undo');
    use(0, HOUR_MS, 'connect');
  },

  /** A device completes a task that another has completed, while a third one’s older undo waits. */
  foundElsewhere: (use) => {
    use(2, 0, 'open', 'disconnect');
    use(0, MINUTE_MS, 'open', 'complete');
    use(1, 3 * MINUTE_MS, 'open', 'disconnect', 'undo');
    use(2, 6 * MINUTE_MS, 'complete', 'connect');
    use(1, HOUR_MS, 'connect');
  },

  /** A device plans a goal whose step another has ticked since it was read. */
  goalElsewhere: (use) => {
    use(0, 0, 'open', 'addGoal');
    use(1, 2 * MINUTE_MS, 'open', 'disconnect');
    use(0, 4 * MINUTE_MS, 'tickStep');
    use(1, 6 * MINUTE_MS, 'planGoal', 'connect');
  },

  /** The clock of a device without a connection is set, maybe twice, while it is used. */
  wrongClock: (use, dice) => {
    use(0, 0, 'open', 'complete', 'disconnect', 'setClock', ...some(dice, 6));
    use(1, 10 * MINUTE_MS, 'open', ...some(dice, 3));
    if (dice.isHit(0.3)) use(0, HOUR_MS, 'setClock', ...some(dice, 1));
    use(0, 2 * HOUR_MS, 'connect', ...some(dice, 3));
  },

  /** A device loses its session while it is used, or something else responds in the API's place. */
  interrupted: (use, dice) => {
    const loss = dice.pick(['revoke', 'portal'] as const);
    use(0, 0, 'open', ...some(dice, 2), loss, ...some(dice, 4), 'connect', 'close');
    use(0, HOUR_MS, 'open', ...some(dice, 2));
  },

  /** One device is used for weeks without a connection, while another goes on. */
  weeksOffline: (use, dice, days) => {
    use(0, 0, 'open', 'complete', 'disconnect', 'close');
    for (let day = 1; day < days; day += 1) {
      const at = day * (DAY_MS + HOUR_MS);
      use(0, at, 'open', ...some(dice, 4), 'close');
      if (dice.isHit(0.5))
        use(1, at + dice.between(-HOUR_MS, HOUR_MS), 'open', ...some(dice, 3), 'close');
    }
    use(0, days * (DAY_MS + HOUR_MS), 'connect', 'open', ...some(dice, 2));
  },

  /** One device closes the account while another has something waiting, and a third is in use. */
  accountCloses: (use, dice) => {
    const closing = HOUR_MS + dice.between(0, 3 * MINUTE_MS);
    use(0, 0, 'open', ...some(dice, 4), 'close');
    use(1, HOUR_MS, 'open', ...some(dice, 2), 'disconnect', ...some(dice, 4));
    use(2, HOUR_MS, 'open', ...some(dice, 12));
    use(0, closing, 'closeAccount');
    use(1, closing + dice.between(0, 40 * MINUTE_MS), 'connect', ...some(dice, 2));
    use(2, dice.between(DAY_MS, 3 * DAY_MS), 'open', ...some(dice, 2));
  },
} satisfies Readonly<Record<string, Scene>>;

/** What can happen instead of a life by chance. */
export type SceneName = keyof typeof SCENES;

/** Returns the steps of a scene, which has dice of its own. */
export function stepsOfScene(name: SceneName, { seed, days }: Planned): Step[] {
  const dice = new Dice(`${seed}#${name}`);
  const steps: Step[] = [];
  const use: Use = (device, at, ...deeds) => {
    for (const [turn, deed] of deeds.entries())
      steps.push({ at: at + turn * 20 * SECOND_MS, device, deed, which: dice.next() });
  };
  SCENES[name](use, dice, days);
  return inOrder(steps);
}
