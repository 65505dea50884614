import type { Result } from './check';

const signs = { passed: '✓', failed: '✗', 'not checked': '–' } as const;
const LONGEST = 60;
/** Of a failure, such as all that could not be removed. */
const LONGEST_FAILURE = 1000;

/** Returns a result as a line of the table: check, expected, seen if that differs, and what to do if it failed. */
export function lineOf({ group, name, expected, seen, outcome, todo }: Result): string {
  const sign = signs[outcome];
  const check = `${group}: ${name}`.padEnd(72);
  if (outcome === 'passed') {
    const note = seen === expected ? '' : `, seen ${short(seen)}`;
    return `${sign} ${check} expected ${short(expected)}${note}`;
  }
  if (outcome === 'not checked') return `${sign} ${check} not checked here: ${short(seen)}`;
  return `${sign} ${check} expected ${short(expected)}, seen ${short(seen, LONGEST_FAILURE)}\n    → ${todo}`;
}

/** Returns the last line, 'N passed, N failed', with what wasn't checked before it. */
export function summaryOf(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const unchecked = count('not checked');
  const note = unchecked > 0 ? `${unchecked} not checked here.\n` : '';
  return `${note}${count('passed')} passed, ${count('failed')} failed`;
}

function short(text: string, longest = LONGEST): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
