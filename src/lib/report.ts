/** Logs an error that doesn't interrupt the user: 'all other errors are only logged' (spec §8). */
export function report(problem: string, ...details: readonly unknown[]): void {
  // oxlint-disable-next-line eslint/no-console -- the one place that logs
  console.error(problem, ...details);
}
