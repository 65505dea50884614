import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { prepareLighthouse, type Throttling } from './lighthouse/load';
import { measurePage, type PageLoads } from './measure-page';
import { baselinePages, pages, type MeasuredPage } from './measured-pages';
import { printRepeated } from './repeat-failed';
import type { Origins } from './serve-pages';

interface Row {
  page: string;
  throttling: Throttling;
  ours: PageLoads;
  baseline?: PageLoads;
  target?: number;
}

const columns = [
  'page',
  'throttling',
  'LCP',
  'baseline',
  'ratio',
  'FCP',
  'TBT',
  'CLS',
  'kB',
  'requests',
  'scores',
];

/**
 * Measures each of our pages and the baseline's in the same run, prints a line per page and writes all
 * results to `file` as JSON.
 */
export async function measurePages(
  throttlings: readonly Throttling[],
  origins: Origins,
  file: string,
): Promise<void> {
  prepareLighthouse();
  const rows: Row[] = [];
  try {
    print(columns);
    for (const throttling of throttlings) {
      const isCompared = throttling !== 'slow-cpu';
      const baselines = await measureAll(
        isCompared ? baselinePages : [],
        origins.baseline,
        throttling,
      );
      for (const page of pages) {
        const ours = await measurePage(page, origins.ours, throttling);
        const baseline = baselines.get(page.baseline ?? '');
        const row = {
          page: page.name,
          throttling,
          ours,
          ...(baseline && { baseline }),
          ...(page.target !== undefined && { target: page.target }),
        };
        rows.push(row);
        print(cells(row));
        printRepeated(ours.repeated + (baseline?.repeated ?? 0));
        for (const audit of ours.failed) process.stdout.write(`    ${audit}\n`);
      }
    }
  } finally {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(rows, undefined, 2)}\n`);
  }
}

async function measureAll(
  measuredPages: readonly MeasuredPage[],
  origin: string,
  throttling: Throttling,
): Promise<Map<string, PageLoads>> {
  const results = new Map<string, PageLoads>();
  for (const page of measuredPages) {
    results.set(page.name, await measurePage(page, origin, throttling));
  }
  return results;
}

function cells({ page, throttling, ours, baseline, target }: Row): string[] {
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const verdict =
    target === undefined || throttling !== 'simulate'
      ? ''
      : ours.largestPaintMs <= target
        ? ' ✓'
        : ' ✗';
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

function print(row: readonly string[]): void {
  const [name = '', ...rest] = row;
  process.stdout.write(`${name.padEnd(20)}${rest.map((cell) => cell.padStart(11)).join('')}\n`);
}
