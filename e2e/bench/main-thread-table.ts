import { type Figures, median } from './figures';
import { loadOnSlowCpu, type MainThread } from './main-thread';
import { measureInTurn } from './measure-in-turn';
import { pages } from './measured-pages';
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
    const { ours, baseline } = await measureInTurn(page, origins, loads, loadOnSlowCpu);
    const row: Row = {
      page: page.name,
      ours: medianOf(ours),
      ...(baseline && { baseline: medianOf(baseline) }),
    };
    figures.addRow(cells(row), row);
  }
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
