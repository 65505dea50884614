/** Logs what went wrong without stopping anybody's work: 'all other errors are only logged' (spec §8). */
export function report(problem: string, ...details: readonly unknown[]): void {
  // oxlint-disable-next-line eslint/no-console -- the one place that logs
  console.error(problem, ...details);
}
