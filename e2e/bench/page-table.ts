import type { Figures } from './figures';
import { load, loadFigures, prepareLighthouse } from './lighthouse/load';
import { measureInTurn, type Side } from './measure-in-turn';
import { type MeasuredPage, pages } from './measured-pages';
import type { Origins } from './serve-pages';

const comparison = ['LCP', 'baseline', 'ratio'];
const others = ['FCP', 'TBT', 'CLS', 'kB', 'requests', 'scores'];

const seconds = (ms: number) => (ms / 1000).toFixed(2);

type Throttling = 'simulate' | 'devtools';

/** Measures each of our pages and the baseline's in the same run, a row per page. */
export async function measurePages(figures: Figures, origins: Origins): Promise<void> {
  prepareLighthouse();
  figures.addRow(['page', 'throttling', ...comparison, ...others]);
  for (const throttling of ['simulate', 'devtools'] as const) {
    for (const page of pages) await measurePage(figures, origins, page, throttling);
  }
}

async function measurePage(
  figures: Figures,
  origins: Origins,
  page: MeasuredPage,
  throttling: Throttling,
): Promise<void> {
  const failed = new Set<string>();
  const loadSide = async (side: Side) => {
    const url = new URL(side.page.path, side.origin).href;
    const keepsCaches = side.page.isReturn ?? false;
    const loaded = await load({ port: side.browser.port, url, throttling, keepsCaches });
    if (side.page === page) for (const audit of loaded.failed) failed.add(audit);
    return loaded;
  };
  const measurement = { names: loadFigures, load: loadSide, loads: 5 };
  const { ours, baseline } = await measureInTurn(page, origins, measurement);
  const target = throttling === 'simulate' ? page.target : undefined;
  figures.addRow(
    [
      page.name,
      throttling,
      `${seconds(ours.largestPaintMs)}${verdictOf(ours.largestPaintMs, target)}`,
      baseline ? seconds(baseline.largestPaintMs) : '',
      baseline ? (ours.largestPaintMs / baseline.largestPaintMs).toFixed(2) : '',
      seconds(ours.firstPaintMs),
      ours.blockingMs.toFixed(0),
      ours.layoutShift.toFixed(3),
      (ours.transferredBytes / 1000).toFixed(0),
      String(ours.requests),
      `  ${[ours.performance, ours.accessibility, ours.bestPractices, ours.seo].join(' ')}`,
    ],
    { page: page.name, throttling, ours, baseline, target, failed: [...failed] },
  );
  for (const audit of failed) process.stdout.write(`    ${audit}\n`);
}

function verdictOf(ms: number, target: number | undefined): string {
  if (target === undefined) return '';
  return ms <= target ? ' ✓' : ' ✗';
}
