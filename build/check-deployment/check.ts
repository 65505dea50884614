/** What a check saw, or why it could not look. */
export type Seen = string | NotChecked;

export class NotChecked {
  constructor(readonly why: string) {}
}

/** One thing that must be true of a deployment. */
export interface Check {
  name: string;
  /** What it sees if all is well. */
  expected: string;
  /** Decides where `expected` is a description, such as 'below 5 s'. */
  accepts?: (seen: string) => boolean;
  /** What to do if it sees something else. */
  todo: string;
  look: () => Promise<Seen>;
}

/** Checks that belong together, in order: later ones may need what earlier ones made. */
export interface Group {
  title: string;
  checks: readonly Check[];
  /** Removes what the checks made and didn't remove, except accounts and their rows. Returns what remains. */
  remove?: () => Promise<readonly string[]>;
}

type Outcome = 'passed' | 'failed' | 'not checked';

export interface Result extends Pick<Check, 'name' | 'expected' | 'todo'> {
  group: string;
  seen: string;
  outcome: Outcome;
}

/** Runs the checks one by one, and reports each. A check that throws has failed. */
export async function runChecks(
  groups: readonly Group[],
  report: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { title, checks } of groups) {
    for (const check of checks) {
      const { name, expected, todo } = check;
      const result = { group: title, name, expected, todo, ...(await resultOf(check)) };
      results.push(result);
      report(result);
    }
  }
  return results;
}

async function resultOf({ expected, accepts, look }: Check) {
  try {
    const seen = await look();
    if (seen instanceof NotChecked) return { seen: seen.why, outcome: 'not checked' as const };
    const isRight = accepts ? accepts(seen) : seen === expected;
    return { seen, outcome: isRight ? ('passed' as const) : ('failed' as const) };
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error);
    return { seen, outcome: 'failed' as const };
  }
}
