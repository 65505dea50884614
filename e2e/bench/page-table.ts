import * as v from 'valibot';
import { type Figures, median } from './figures';
import {
  load,
  type Load,
  loadFigures,
  LoadSchema,
  prepareLighthouse,
  type Throttling,
} from './lighthouse/load';
import { measureInTurn } from './measure-in-turn';
import { pages } from './measured-pages';
import type { Origins } from './serve-pages';

/** Odd, so the median is a measured value. */
const loads = 5;

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
    for (const page of pages) {
      const results = await measureInTurn(page, origins, loads, ({ page, origin, browser }) =>
        load({
          port: browser.port,
          url: new URL(page.path, origin).href,
          throttling,
          keepsCaches: page.isReturn ?? false,
        }),
      );
      const row: Row = {
        page: page.name,
        throttling,
        ours: medianOf(results.ours),
        baseline: results.baseline && medianOf(results.baseline),
        target: throttling === 'simulate' ? page.target : undefined,
      };
      figures.addRow(cells(row), row);
      for (const audit of row.ours.failed) process.stdout.write(`    ${audit}\n`);
    }
  }
}

function medianOf(results: readonly Load[]): Load {
  const medians = loadFigures.map((name) => [name, median(results.map((one) => one[name]))]);
  const failed = [...new Set(results.flatMap((one) => one.failed))];
  return v.parse(LoadSchema, { ...Object.fromEntries(medians), failed });
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
    `  ${[ours.performance, ours.accessibility, ours.bestPractices, ours.seo].join(' ')}`,
  ];
}
