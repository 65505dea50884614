import { MAX_STEP_LENGTH, MAX_STEPS } from '@/definition';
import { lengthProblem } from './models/problem';
import { oneLine, visibleText } from './visible-text';

/** One of the things to do for a larger task, in order. Its ID stays when its text changes. */
export interface Step {
  readonly id: string;
  readonly text: string;
}

// The stored and exported form: one line per step, such as 'quotes: Get two quotes.'
const LINE = /^([a-z0-9]{1,12}):(?: (.*))?$/s;

/**
 * Returns the steps in a stored or typed text. A line without an ID gets that of the earlier step with its text, or an
 * unused one.
 */
export function stepsIn(text: string | null | undefined, earlier: readonly Step[] = []): Step[] {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '');
  const unmatched = [...earlier];
  const parsed = lines.map((line) => {
    const [, id, rest = ''] = LINE.exec(line) ?? [];
    if (id !== undefined) return { id, text: rest };
    const words = line.trim();
    const at = unmatched.findIndex((step) => step.text === words);
    return { id: unmatched.splice(at, at < 0 ? 0 : 1)[0]?.id, text: words };
  });
  const known = [...earlier, ...parsed].flatMap((one) => one.id ?? []);
  const taken = new Set<string>();
  const steps: Step[] = [];
  for (const { id, text: words } of parsed) {
    const isFree = id !== undefined && !taken.has(id);
    const own = isFree ? id : freeId(new Set([...taken, ...known]));
    taken.add(own);
    steps.push({ id: own, text: words });
  }
  return steps;
}

/** Returns steps as one text that `stepsIn` can read. */
export function stepsText(steps: readonly Step[]): string {
  return steps.map(({ id, text }) => `${id}: ${text}`).join('\n');
}

/** Returns a text of steps as stored: each with its ID, which it may have in an earlier text, none empty. */
export function storedSteps(text: string, earlier?: string): string {
  const steps = stepsIn(text, stepsIn(earlier)).map(({ id, text: words }) => ({
    id,
    text: visibleText(oneLine(words)),
  }));
  return stepsText(steps.filter((step) => step.text !== ''));
}

/**
 * Returns an ID for a step made at `now`. It also differs from removed steps' IDs, since members keep the ticks for
 * those.
 */
export function newStepId(now: number): string {
  return `s${now.toString(36)}`;
}

/** Returns the problem of a text of steps; undefined if it can be stored. */
export function stepsProblem(text: string): string | undefined {
  const steps = stepsIn(storedSteps(text));
  if (steps.length > MAX_STEPS) {
    return `Use at most ${MAX_STEPS} steps (you have ${steps.length})`;
  }
  const problems = steps.map((step) => lengthProblem(step.text, MAX_STEP_LENGTH));
  const long = problems.findIndex((problem) => problem !== undefined);
  const problem = problems[long];
  return problem && `Step ${long + 1}: ${problem}`;
}

function freeId(taken: ReadonlySet<string>): string {
  for (let number = taken.size + 1; ; number += 1) {
    if (!taken.has(`s${number}`)) return `s${number}`;
  }
}
