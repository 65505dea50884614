import type { BrowserContext, Page } from '@playwright/test';
import type { MeasuredPage } from './measured-pages';

/** How long one page load kept the main thread busy. */
export interface MainThread {
  /** The part of all long tasks beyond their first 50 ms, from the start of the navigation. */
  readonly blockingMs: number;
  /** The longest task; 0 if none was a long task. */
  readonly longestMs: number;
}

declare global {
  /** Durations of the page's long tasks, in milliseconds. */
  var longTasks: number[];
}

/** A task that is longer than this blocks; see https://web.dev/articles/tbt. */
const LONG_TASK_MS = 50;
const CPU_SLOWDOWN = 4;
/** A phone's screen, the same as Lighthouse's. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const SETTLED_MS = 2_000;

/**
 * Loads a page once, as a phone with a CPU four times slower than this machine's and a fast connection,
 * and waits until it has settled.
 */
export async function loadOnSlowCpu(
  context: BrowserContext,
  page: MeasuredPage,
  origin: string,
): Promise<MainThread> {
  const opened = await context.newPage();
  const devtools = await context.newCDPSession(opened);
  await devtools.send('Emulation.setDeviceMetricsOverride', phone);
  if (!page.isReturn) {
    await devtools.send('Network.clearBrowserCache');
    await devtools.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'service_workers,cache_storage,shader_cache',
    });
  }
  await opened.addInitScript(recordLongTasks);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await opened.goto(new URL(page.path, origin).href, { waitUntil: 'networkidle' });
  const tasks = await settledTasks(opened);
  await opened.close();
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

/** The page's long tasks, once no further one has come for a while. */
async function settledTasks(page: Page): Promise<number[]> {
  return page.evaluate(async (quietMs) => {
    let before = -1;
    while (before !== globalThis.longTasks.length) {
      before = globalThis.longTasks.length;
      await new Promise((done) => setTimeout(done, quietMs));
    }
    return globalThis.longTasks;
  }, SETTLED_MS);
}
