import { type Figures, median } from './figures';
import { loadOnSlowCpu, type MainThread } from './main-thread';
import { baselinePages, pages, type MeasuredPage } from './measured-pages';
import { openPrepared } from './prepared-browser';
import { repeatFailed } from './repeat-failed';
import type { Origins } from './serve-pages';

/** Odd, so the median is a measured value. */
const loads = 7;

/** Of the baseline's time, since the same task takes longer on another machine. */
const RATIO_TARGET = 0.4;

interface Row {
  page: string;
  ours: MainThread;
  baseline?: MainThread;
}

/** Measures how long each page and the baseline's page for the same job block the main thread, a row per page. */
export async function measureMainThreads(figures: Figures, origins: Origins): Promise<void> {
  const heading = ['blocking', 'baseline', 'ratio', 'longest', 'baseline', 'ratio'];
  figures.addRow(['4× CPU, all tasks', ...heading]);
  for (const page of pages) {
    const row = await measureBoth(page, origins);
    figures.addRow(cells(row), row);
  }
}

async function measureBoth(page: MeasuredPage, origins: Origins): Promise<Row> {
  const baselinePage = baselinePages.find(({ name }) => name === page.baseline);
  const sides = [await openSide(page, origins.ours)];
  try {
    if (baselinePage) sides.push(await openSide(baselinePage, origins.baseline));
    // In turn, so that other work of the machine slows both down.
    for (let index = 0; index < loads; index += 1) {
      for (const { load } of sides) await repeatFailed(load);
    }
    const [ours, baseline] = sides.map(({ results }) => medianOf(results));
    if (!ours) throw new Error(`${page.name} was not measured`);
    return { page: page.name, ours, ...(baseline && { baseline }) };
  } finally {
    for (const side of sides) await side.close();
  }
}

async function openSide(page: MeasuredPage, origin: string) {
  const { open, beforeLoad, close } = await openPrepared(page, origin);
  const results: MainThread[] = [];
  const load = async () => {
    await beforeLoad();
    const tab = await open();
    try {
      results.push(await loadOnSlowCpu(tab, page, origin));
    } finally {
      await tab.close();
    }
  };
  return { results, load, close };
}

function medianOf(results: readonly MainThread[]): MainThread {
  return {
    blockingMs: median(results.map(({ blockingMs }) => blockingMs)),
    longestMs: median(results.map(({ longestMs }) => longestMs)),
  };
}

function cells({ page, ours, baseline }: Row): string[] {
  const compared = (figure: keyof MainThread): string[] => {
    const [own, other] = [ours[figure], baseline?.[figure]];
    if (other === undefined) return [own.toFixed(0), '', ''];
    const ratio = own / other;
    const verdict = ratio <= RATIO_TARGET ? '✓' : '✗';
    return [own.toFixed(0), other.toFixed(0), `${ratio.toFixed(2)} ${verdict}`];
  };
  return [page, ...compared('blockingMs'), ...compared('longestMs')];
}
