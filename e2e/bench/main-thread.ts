import * as v from 'valibot';
import type { Figures } from './figures';
import { measureInTurn, type Side } from './measure-in-turn';
import { pages } from './measured-pages';
import type { Origins } from './serve-pages';

/**
 * How long a page load kept the main thread busy: the sum of its long tasks beyond their first 50 ms, from the start of
 * the navigation, and the longest task; 0 without long tasks.
 */
const names = ['blockingMs', 'longestMs'] as const;

declare global {
  /** Durations of the page's long tasks, in milliseconds. */
  var longTasks: number[];
}

/** A longer task blocks the page; see https://web.dev/articles/tbt. */
const LONG_TASK_MS = 50;
const CPU_SLOWDOWN = 4;
/** A phone's screen, the same as Lighthouse's. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** Relative to the baseline's time, since tasks take longer on a slower machine. */
const RATIO_TARGET = 0.4;

/** Measures how long each page and the baseline's page for the same job block the main thread, a row per page. */
export async function measureMainThreads(figures: Figures, origins: Origins): Promise<void> {
  const heading = ['blocking', 'baseline', 'ratio', 'longest', 'baseline', 'ratio'];
  figures.addRow(['4× CPU, all tasks', ...heading]);
  for (const page of pages) {
    const measurement = { names, load: loadOnSlowCpu, loads: 7 };
    const { ours, baseline } = await measureInTurn(page, origins, measurement);
    const cells = names.flatMap((name) => compared(ours[name], baseline?.[name]));
    figures.addRow([page.name, ...cells], { page: page.name, ours, baseline });
  }
}

function compared(ours: number, baseline: number | undefined): string[] {
  if (baseline === undefined) return [ours.toFixed(0), '', ''];
  const ratio = ours / baseline;
  const verdict = ratio <= RATIO_TARGET ? '✓' : '✗';
  return [ours.toFixed(0), baseline.toFixed(0), `${ratio.toFixed(2)} ${verdict}`];
}

/**
 * Loads a page once in a new tab, as a phone with a CPU four times slower than this machine's and a fast
 * connection, and waits until it has settled.
 */
async function loadOnSlowCpu({ page, origin, browser }: Side) {
  const tab = await browser.open();
  await tab.send('Emulation.setDeviceMetricsOverride', phone);
  if (!page.isReturn) {
    await tab.send('Network.clearBrowserCache');
    await tab.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'service_workers,cache_storage,shader_cache',
    });
  }
  await tab.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${recordLongTasks.toString()})()`,
  });
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tab.goto(new URL(page.path, origin).href);
  const tasks = v.parse(v.array(v.number()), await tab.evaluate(settledTasks));
  await tab.close();
  return {
    blockingMs: tasks.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0),
    longestMs: Math.max(0, ...tasks),
  };
}

function recordLongTasks(): void {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Returns the page's long tasks once two seconds have passed without another. */
async function settledTasks(): Promise<number[]> {
  let before = -1;
  while (before !== globalThis.longTasks.length) {
    before = globalThis.longTasks.length;
    await new Promise((done) => setTimeout(done, 2_000));
  }
  return globalThis.longTasks;
}
