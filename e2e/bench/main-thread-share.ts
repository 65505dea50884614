import type { Page } from '@playwright/test';

/** What the main thread was busy with, by the browser's name for it. */
const SHARES = [
  ['script', ['ScriptDuration']],
  ['compiling', ['V8CompileDuration']],
  ['layout and styles', ['LayoutDuration', 'RecalcStyleDuration']],
] as const;

/** Starts to count what a page's main thread does. Returns a function that says in a line what it was busy with. */
export async function countMainThread(page: Page): Promise<() => Promise<string>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  const read = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  };
  const before = await read();
  return async () => {
    const after = await read();
    const spent = (names: readonly string[]) =>
      names
        .reduce((sum, name) => sum + (after.get(name) ?? 0) - (before.get(name) ?? 0), 0)
        .toFixed(2);
    const shares = SHARES.map(([share, names]) => `${share} ${spent(names)} s`);
    return `main thread busy for ${spent(['TaskDuration'])} s: ${shares.join(', ')}`;
  };
}
