import { Dice } from './dice';
import { questionSteps } from './open-questions';
import { type Options, planOf, type Step } from './plan';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something happens to a device in a day, as a probability from 0 to 1. */
const CHANCES = [
  ['revoke', 0.1],
  ['closeAccount', 0.004],
  ['travel', 0.15],
  ['update', 0.05],
  ['blockStorage', 0.05],
  ['holdBack', 0.15],
] as const;

/**
 * Returns the steps of a life by chance in which sessions are revoked, accounts closed, requests held back, and devices taken
 * to other time zones, updated and unable to read their storage. Each of these has dice of its own, so what the member does is the same as without it.
 */
export function eventfulPlanOf(options: Options): Step[] {
  const { seed, days, devices } = options;
  const steps = [...planOf(options), ...questionSteps(options, 0.1)];
  for (const [deed, chance] of CHANCES) {
    const dice = new Dice(`${seed}#${deed}`);
    for (let place = 0; place < days * devices; place += 1) {
      const at = Math.floor(place / devices) * DAY + dice.between(0, DAY);
      const step = { at, device: place % devices, deed, which: dice.next() };
      if (dice.isHit(chance)) steps.push(step);
    }
  }
  return steps.toSorted((a, b) => a.at - b.at || a.device - b.device);
}

/**
 * Returns the steps of a life in which a device has something waiting when its session is revoked: it is used without a
 * connection, is refused once it has one, and signs in again hours later, while another device goes on.
 */
export function sessionsOver({ seed, days }: Options): Step[] {
  const dice = new Dice(`${seed}#sessions over`);
  const steps: Step[] = [];
  const use = (device: number, start: number, ...deeds: readonly Step['deed'][]) => {
    for (const [turn, deed] of (['open', ...deeds, 'close'] as const).entries())
      steps.push({ at: start + turn * 20_000, device, deed, which: dice.next() });
  };
  for (let day = 0; day < days; day += 1) {
    const start = day * (DAY + HOUR);
    use(0, start, 'return', 'disconnect', ...some(dice, 3), 'revoke');
    use(0, start + 2 * HOUR, ...some(dice, 2), 'connect', 'return', ...some(dice, 1));
    if (dice.isHit(0.5)) use(1, start + 3 * HOUR, ...some(dice, 3));
    use(0, start + 5 * HOUR, 'return', ...some(dice, 1));
  }
  return steps.toSorted((a, b) => a.at - b.at);
}

/**
 * Returns the steps of a life in which a device has something waiting when its member blocks the storage: the device goes on
 * without and with a connection, while another one does too, and reads what waited once the storage is allowed again.
 */
export function storageBlocked({ seed, days }: Options): Step[] {
  const dice = new Dice(`${seed}#storage blocked`);
  const steps: Step[] = [];
  const use = (device: number, start: number, ...deeds: readonly Step['deed'][]) => {
    // Sometimes faster than the network responds.
    const pace = dice.isHit(0.5) ? dice.between(100, 600) : 20_000;
    for (const [turn, deed] of (['open', ...deeds, 'close'] as const).entries())
      steps.push({ at: start + turn * pace, device, deed, which: dice.next() });
  };
  for (let day = 0; day < days; day += 1) {
    const start = day * (DAY + HOUR);
    use(0, start, 'return', 'disconnect', ...some(dice, 3), 'blockStorage', ...some(dice, 2));
    if (dice.isHit(0.5)) use(1, start + HOUR, ...some(dice, 3));
    use(0, start + 2 * HOUR, 'blockStorage', 'connect', ...some(dice, 3), 'return');
    use(0, start + 4 * HOUR, 'return', ...some(dice, 1));
  }
  return steps.toSorted((a, b) => a.at - b.at);
}

const WAITING = [
  'complete',
  'complete',
  'undo',
  'completeGoal',
  'swap',
  'addGoal',
  'removeGoal',
] as const;

function some(dice: Dice, count: number): Step['deed'][] {
  return Array.from({ length: count }, () => dice.pick(WAITING));
}

/**
 * Returns the steps of a life that ends with the account: one device closes it while another has something waiting and its
 * session lasts, and a third is in use. Both go on, and come back days later.
 */
export function accountCloses({ seed, days }: Options): Step[] {
  const dice = new Dice(`${seed}#account closes`);
  const steps: Step[] = [];
  const use = (device: number, start: number, ...deeds: readonly Step['deed'][]) => {
    for (const [turn, deed] of deeds.entries())
      steps.push({ at: start + turn * dice.between(500, 4000), device, deed, which: dice.next() });
  };
  use(0, 0, 'open', ...some(dice, 4), 'close');
  use(1, HOUR, 'open', 'return', ...some(dice, 2), 'disconnect', ...some(dice, 4));
  use(2, HOUR, 'open', ...some(dice, 2), 'disconnect', ...some(dice, 2), 'close');
  use(0, HOUR + 10 * MINUTE, 'open', 'return', 'closeAccount', 'closeAccount');
  use(2, HOUR + 10 * MINUTE, 'connect', 'open', ...some(dice, 6));
  use(1, HOUR + 10 * MINUTE + dice.between(0, 40 * MINUTE), 'connect', ...some(dice, 2), 'close');
  use(2, dice.between(DAY, days * DAY), 'open', ...some(dice, 2), 'close');
  return steps.toSorted((a, b) => a.at - b.at);
}

/** Returns the steps of a life by chance in which each device is in a time zone from the start, and is taken on trips. */
export function travels(options: Options): Step[] {
  const { seed, days, devices } = options;
  const dice = new Dice(`${seed}#travels`);
  const trips = Array.from({ length: devices }, (_, device) => [
    { at: 0, device, deed: 'travel', which: dice.next() } as const,
    { at: dice.between(DAY, days * DAY), device, deed: 'travel', which: dice.next() } as const,
  ]);
  return [...planOf(options), ...trips.flat()].toSorted(
    (a, b) => a.at - b.at || a.device - b.device,
  );
}

/**
 * Returns the steps of a life by chance in which one device gets a later version of the application early, and the others
 * later or at the end.
 */
export function updates(options: Options): Step[] {
  const { seed, days, devices } = options;
  const dice = new Dice(`${seed}#updates`);
  const steps = Array.from({ length: devices }, (_, device) => {
    const at = dice.between(0, device === 0 ? 2 * DAY : 2 * days * DAY);
    return { at, device, deed: 'update', which: dice.next() } as const;
  });
  return [...planOf(options), ...steps.filter(({ at }) => at < days * DAY)].toSorted(
    (a, b) => a.at - b.at || a.device - b.device,
  );
}
