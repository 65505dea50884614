import { Dice } from './dice';
import type { Options, Step } from './plan';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What comes while the question is open, and right after its answer. */
const ENDS: readonly (readonly Step['deed'][])[] = [
  ['answerPlan'],
  ['answerPlan', 'crash'],
  ['answerPlan', 'disconnect'],
  ['skipPlan'],
  ['crash'],
  ['tear'],
  ['revoke', 'answerPlan'],
  ['blockStorage', 'answerPlan'],
  ['disconnect', 'answerPlan'],
  ['disconnect', 'skipPlan'],
  ['disconnect', 'crash'],
];

/** Returns the steps of one question, by default about a task and with an end that the dice choose. */
function question(
  dice: Dice,
  device: number,
  start: number,
  which = dice.next(),
  ends = dice.pick(ENDS),
): Step[] {
  // Sometimes faster than the network responds.
  const pause = () => (dice.isHit(0.5) ? dice.between(1, 600) : dice.between(600, 2 * MINUTE));
  let at = start;
  const step = (deed: Step['deed'], wait: number): Step => ({
    at: (at += wait),
    device,
    deed,
    which,
  });
  return [
    step('open', 0),
    step('askPlan', dice.between(1000, 20_000)),
    ...ends.map((deed) => step(deed, pause())),
    step('close', dice.between(1, MINUTE)),
    ...(ends.includes('disconnect') ? [step('connect', dice.between(0, HOUR))] : []),
  ];
}

/**
 * Returns the steps in which a device adds a task and is asked when the member will do it (D105), and its page ends, goes
 * offline, or loses its session while the question is open, with a probability of `chance` a day.
 */
export function questionSteps({ seed, days, devices }: Options, chance: number): Step[] {
  const dice = new Dice(`${seed}#open question`);
  return Array.from({ length: days * devices }, (_, place) => {
    const start = Math.floor(place / devices) * DAY + dice.between(0, DAY);
    const steps = question(dice, place % devices, start);
    return dice.isHit(chance) ? steps : [];
  }).flat();
}

/**
 * Returns the steps of a life in which questions are left open while another device adds the same task, with or without
 * a question of its own, or removes it; in lives by chance, few questions are open when that happens.
 */
export function questionsOpen({ seed, days }: Options): Step[] {
  const dice = new Dice(`${seed}#questions open`);
  const steps: Step[] = [];
  for (let day = 0; day < days; day += 1) {
    const start = day * (DAY + HOUR);
    const which = dice.next();
    const device = dice.between(0, 1);
    steps.push(...question(dice, device, start, which));
    const meanwhile = start + dice.between(0, 2 * MINUTE);
    const ends = dice.isHit(0.5) ? (['skipPlan'] as const) : dice.pick(ENDS);
    if (dice.isHit(0.7)) steps.push(...question(dice, 1 - device, meanwhile, which, ends));
    else if (dice.isHit(0.2))
      for (const [turn, deed] of (['open', 'removeGoal', 'close'] as const).entries())
        steps.push({ at: meanwhile + turn * 10_000, device: 1 - device, deed, which });
    if (dice.isHit(0.3)) steps.push({ at: start + 5 * HOUR, device, deed: 'open', which });
  }
  return steps.toSorted((a, b) => a.at - b.at);
}
