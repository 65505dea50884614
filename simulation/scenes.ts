import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { Dice } from './dice';
import { type Deed, inOrder, planOf, type Planned, type Step } from './plan';

/* Lives of what lives by chance reach too rarely. */

type Use = (device: number, at: number, ...deeds: readonly Deed[]) => void;

/** Returns steps, one sitting after another, with its own dice. */
function scene(name: string, { seed }: Planned, play: (use: Use, dice: Dice) => void): Step[] {
  const dice = new Dice(`${seed}#${name}`);
  const steps: Step[] = [];
  play((device, at, ...deeds) => {
    for (const [turn, deed] of deeds.entries())
      steps.push({ at: at + turn * 20_000, device, deed, which: dice.next() });
  }, dice);
  return inOrder(steps);
}

/** Returns steps with times in minutes, all with the same choice. */
function story(
  name: string,
  { seed }: Planned,
  told: readonly (readonly [minute: number, device: number, deed: Deed])[],
): Step[] {
  const which = new Dice(`${seed}#${name}`).next();
  return told.map(([minute, device, deed]) => ({ at: minute * MINUTE_MS, device, deed, which }));
}

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
    ]),
  );

export const SCENES = {
  /** A device loses its session each day. */
  revokedSessions: (planned: Planned): Step[] => {
    const steps = Array.from({ length: planned.days }, (_, day): Step => {
      const at = day * DAY_MS + new Dice(`${planned.seed}#${day}`).between(0, DAY_MS);
      return { at, device: day % planned.devices, deed: 'revoke', which: 0.5 };
    });
    return inOrder([...planOf(planned), ...steps]);
  },

  /** Of all devices, the first gets a later version of the application on the second day. */
  update: (planned: Planned): Step[] =>
    inOrder([...planOf(planned), { at: DAY_MS, device: 0, deed: 'update', which: 0 }]),

  /** A response is lost, and another device undoes the completion before the first is connected again. */
  undoneElsewhere: (planned: Planned): Step[] => {
    const lost = new Dice(`${planned.seed}#response`).between(1, 600) / MINUTE_MS;
    return story('undone', planned, [
      [0, 0, 'open'],
      [1, 0, 'complete'],
      [1 + lost, 0, 'disconnect'],
      [2, 1, 'open'],
      [3, 1, 'undo'],
      [60, 0, 'connect'],
    ]);
  },

  /** A device completes a task that another has completed, while a third one’s older undo waits. */
  foundElsewhere: (planned: Planned): Step[] =>
    story('found', planned, [
      [0, 0, 'open'],
      [1, 2, 'open'],
      [1.5, 2, 'disconnect'],
      [2, 0, 'complete'],
      [3, 1, 'open'],
      [4, 1, 'disconnect'],
      [5, 1, 'undo'],
      [6, 2, 'complete'],
      [7, 2, 'connect'],
      [60, 1, 'connect'],
    ]),

  /** One device is used for weeks without a connection, while another goes on. */
  weeksOffline: (planned: Planned): Step[] =>
    scene('weeks offline', planned, (use, dice) => {
      use(0, 0, 'open', 'complete', 'disconnect', 'close');
      for (let day = 1; day < planned.days; day += 1) {
        const at = day * (DAY_MS + HOUR_MS);
        use(0, at, 'open', ...some(dice, 4), 'close');
        if (dice.isHit(0.5))
          use(1, at + dice.between(-HOUR_MS, HOUR_MS), 'open', ...some(dice, 3), 'close');
      }
      use(0, planned.days * (DAY_MS + HOUR_MS), 'connect', 'open', ...some(dice, 2));
    }),

  /** One device closes the account while another has something waiting, and a third is in use. */
  accountCloses: (planned: Planned): Step[] =>
    scene('account closes', planned, (use, dice) => {
      const closing = HOUR_MS + dice.between(0, 3 * MINUTE_MS);
      use(0, 0, 'open', ...some(dice, 4), 'close');
      use(1, HOUR_MS, 'open', ...some(dice, 2), 'disconnect', ...some(dice, 4));
      use(2, HOUR_MS, 'open', ...some(dice, 12));
      use(0, closing, 'closeAccount');
      use(1, closing + dice.between(0, 40 * MINUTE_MS), 'connect', ...some(dice, 2));
      use(2, dice.between(DAY_MS, 3 * DAY_MS), 'open', ...some(dice, 2));
    }),
};

/** What can happen instead of a life by chance. */
export type Scene = keyof typeof SCENES;
