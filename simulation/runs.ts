import type { Versions } from './device/start';
import { type Options, planOf, type Step } from './plan';
import { live } from './world';

/** A life that went wrong. */
export interface Failure {
  readonly options: Options;
  readonly problems: readonly string[];
}

/** Returns the steps of a life. */
export type Plan = (options: Options) => readonly Step[];

/** Runs one life after another, from the seed on. Returns the first that fails; undefined if none does. */
export async function firstFailure(
  { seed, ...options }: Omit<Options, 'seed'> & { readonly seed: number },
  runs: number,
  versions: Versions,
  plan: Plan = planOf,
): Promise<Failure | undefined> {
  for (let run = 0; run < runs; run += 1) {
    const life = { ...options, seed: String(seed + run) };
    const { problems } = await live(life, plan(life), versions);
    if (problems.length > 0) return { options: life, problems };
  }
  return undefined;
}
/** How long to look for a shorter history, in milliseconds. */
const SHORTENING_MS = 60_000;

/** Returns fewer of a life's steps that fail alike: leaves out halves, then quarters, and so on. */
export async function shortened(
  { options, problems }: Failure,
  versions: Versions,
  plan: Plan = planOf,
): Promise<readonly Step[]> {
  const kind = kindOf(problems);
  const end = Date.now() + SHORTENING_MS;
  let steps = plan(options);
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let at = 0; at < steps.length && Date.now() < end;) {
      const fewer = [...steps.slice(0, at), ...steps.slice(at + size)];
      if (kindOf((await live(options, fewer, versions)).problems) === kind) steps = fewer;
      else at += size;
    }
  }
  return steps;
}

// Problems of one kind begin alike, without their numbers.
function kindOf(problems: readonly string[]): string {
  return (problems[0] ?? '').slice(0, 20).replaceAll(/\d/g, '');
}
