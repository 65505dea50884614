import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { Dice } from './dice';
import { type Deed, inOrder, type Options, planOf, type Step } from './plan';

/* Lives of what lives by chance reach too rarely. */

type Use = (device: number, at: number, ...deeds: readonly Deed[]) => void;

/** Returns steps, one sitting after another, with its own dice. */
function scene(name: string, { seed }: Options, play: (use: Use, dice: Dice) => void): Step[] {
  const dice = new Dice(`${seed}#${name}`);
  const steps: Step[] = [];
  play((device, at, ...deeds) => {
    for (const [turn, deed] of deeds.entries())
      steps.push({ at: at + turn * 20_000, device, deed, which: dice.next() });
  }, dice);
  return inOrder(steps);
}

const some = (dice: Dice, count: number) =>
  Array.from({ length: count }, () =>
    dice.pick<Deed>([
      'complete',
      'complete',
      'undo',
      'completeGoal',
      'swap',
      'addGoal',
      'removeGoal',
      'planGoal',
    ]),
  );

/** Returns lives by chance in which something happens to a device each day. */
export function daily(deed: Deed): (options: Options) => Step[] {
  return (options) => {
    const steps = Array.from({ length: options.days }, (_, day) => {
      const at = day * DAY_MS + new Dice(`${options.seed}#${day}`).between(0, DAY_MS);
      return { at, device: day % options.devices, deed, which: 0.5 };
    });
    return inOrder([...planOf(options), ...steps]);
  };
}

/** Of all devices, the first gets a later version of the application on the second day. */
export function updated(options: Options): Step[] {
  return inOrder([...planOf(options), { at: DAY_MS, device: 0, deed: 'update', which: 0 }]);
}

/** A response is lost, and another device undoes the completion before the first is connected again. */
export function undoneElsewhere(options: Options): Step[] {
  const which = new Dice(`${options.seed}#undone`).next();
  const at = MINUTE_MS + new Dice(`${options.seed}#response`).between(1, 600);
  const step = (time: number, device: number, deed: Deed) => ({ at: time, device, deed, which });
  return [
    step(0, 0, 'open'),
    step(MINUTE_MS, 0, 'complete'),
    step(at, 0, 'disconnect'),
    step(2 * MINUTE_MS, 1, 'open'),
    step(3 * MINUTE_MS, 1, 'undo'),
    step(HOUR_MS, 0, 'connect'),
  ];
}

/** A device completes a task that another has completed, while a third one’s older undo waits. */
export function foundElsewhere({ seed }: Options): Step[] {
  const which = new Dice(`${seed}#found`).next();
  const step = (minute: number, device: number, deed: Deed) => ({
    at: minute * MINUTE_MS,
    device,
    deed,
    which,
  });
  return [
    step(0, 0, 'open'),
    step(1, 2, 'open'),
    step(1.5, 2, 'disconnect'),
    step(2, 0, 'complete'),
    step(3, 1, 'open'),
    step(4, 1, 'disconnect'),
    step(5, 1, 'undo'),
    step(6, 2, 'complete'),
    step(7, 2, 'connect'),
    step(60, 1, 'connect'),
  ];
}

/** One device is used for weeks without a connection, while another goes on. */
export function weeksOffline(options: Options): Step[] {
  return scene('weeks offline', options, (use, dice) => {
    use(0, 0, 'open', 'complete', 'disconnect', 'close');
    for (let day = 1; day < options.days; day += 1) {
      const at = day * (DAY_MS + HOUR_MS);
      use(0, at, 'open', ...some(dice, 4), 'close');
      if (dice.isHit(0.5))
        use(1, at + dice.between(-HOUR_MS, HOUR_MS), 'open', ...some(dice, 3), 'close');
    }
    use(0, options.days * (DAY_MS + HOUR_MS), 'connect', 'open', ...some(dice, 2));
  });
}

/** One device closes the account while another has something waiting, and a third is in use. */
export function accountCloses(options: Options): Step[] {
  return scene('account closes', options, (use, dice) => {
    const closing = HOUR_MS + dice.between(0, 3 * MINUTE_MS);
    use(0, 0, 'open', ...some(dice, 4), 'close');
    use(1, HOUR_MS, 'open', ...some(dice, 2), 'disconnect', ...some(dice, 4));
    use(2, HOUR_MS, 'open', ...some(dice, 12));
    use(0, closing, 'closeAccount');
    use(1, closing + dice.between(0, 40 * MINUTE_MS), 'connect', ...some(dice, 2));
    use(2, dice.between(DAY_MS, 3 * DAY_MS), 'open', ...some(dice, 2));
  });
}
