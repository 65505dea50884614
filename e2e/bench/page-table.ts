import type { Figures } from './figures';
import { type Load, prepareLighthouse, type Throttling } from './lighthouse/load';
import { measurePage } from './measure-page';
import { baselinePages, pages } from './measured-pages';
import type { Origins } from './serve-pages';

interface Row {
  page: string;
  throttling: Throttling;
  ours: Load;
  baseline: Load | undefined;
  target: number | undefined;
}

const comparison = ['LCP', 'baseline', 'ratio'];
const ours = ['FCP', 'TBT', 'CLS', 'kB', 'requests', 'scores'];

/** Measures each of our pages and the baseline's in the same run, a row per page. */
export async function measurePages(figures: Figures, origins: Origins): Promise<void> {
  prepareLighthouse();
  figures.addRow(['page', 'throttling', ...comparison, ...ours]);
  for (const throttling of ['simulate', 'devtools'] as const) {
    const baselines = new Map<string | undefined, Load>();
    for (const page of baselinePages) {
      baselines.set(page.name, await measurePage(page, origins.baseline, throttling));
    }
    for (const page of pages) {
      const row: Row = {
        page: page.name,
        throttling,
        ours: await measurePage(page, origins.ours, throttling),
        baseline: baselines.get(page.baseline),
        target: throttling === 'simulate' ? page.target : undefined,
      };
      figures.addRow(cells(row), row);
      for (const audit of row.ours.failed) process.stdout.write(`    ${audit}\n`);
    }
  }
}

function cells({ page, throttling, ours, baseline, target }: Row): string[] {
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const verdict = target === undefined ? '' : ours.largestPaintMs <= target ? ' ✓' : ' ✗';
  return [
    page,
    throttling,
    `${seconds(ours.largestPaintMs)}${verdict}`,
    baseline ? seconds(baseline.largestPaintMs) : '',
    baseline ? (ours.largestPaintMs / baseline.largestPaintMs).toFixed(2) : '',
    seconds(ours.firstPaintMs),
    ours.blockingMs.toFixed(0),
    ours.layoutShift.toFixed(3),
    (ours.transferredBytes / 1000).toFixed(0),
    String(ours.requests),
    [ours.performance, ours.accessibility, ours.bestPractices, ours.seo].join(' '),
  ];
}
