import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorPort } from '../addresses';
import { launchOptions } from '../setup/browser';
import { median } from './figures';
import { load, type Load, type Throttling } from './lighthouse/load';
import type { MeasuredPage } from './measured-pages';

const debugPort = emulatorPort + 30;

/** Odd, so the median is a measured value. */
const loads = 5;

/** Loads a page several times in a browser of its own and returns the median of each figure. */
export async function measurePage(
  page: MeasuredPage,
  origin: string,
  throttling: Throttling,
): Promise<Load> {
  const profile = mkdtempSync(join(tmpdir(), 'verdure-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      `--remote-debugging-port=${debugPort}`,
      '--ignore-certificate-errors',
    ],
    ignoreHTTPSErrors: true,
    viewport: null,
  });
  try {
    const opened = await context.newPage();
    await page.prepare?.(opened, origin);
    if (page.isReturn) await opened.reload({ waitUntil: 'networkidle' });
    await opened.close();
    const results: Load[] = [];
    for (let index = 0; index < loads; index += 1) {
      if (page.clearContent) await inSecondTab(context, origin, page.clearContent);
      results.push(
        await load({
          port: debugPort,
          url: new URL(page.path, origin).href,
          throttling,
          keepsCaches: page.isReturn ?? false,
        }),
      );
    }
    return medianOf(results);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function inSecondTab(
  context: BrowserContext,
  origin: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const tab = await context.newPage();
  // Same origin, but runs none of the application.
  await tab.goto(new URL('/robots.txt', origin).href);
  await act(tab);
  await tab.close();
}

function medianOf(results: readonly Load[]): Load {
  const of = (figure: (result: Load) => number) => median(results.map(figure));
  return {
    firstPaintMs: of((result) => result.firstPaintMs),
    largestPaintMs: of((result) => result.largestPaintMs),
    blockingMs: of((result) => result.blockingMs),
    layoutShift: of((result) => result.layoutShift),
    requests: of((result) => result.requests),
    transferredBytes: of((result) => result.transferredBytes),
    performance: of((result) => result.performance),
    accessibility: of((result) => result.accessibility),
    bestPractices: of((result) => result.bestPractices),
    seo: of((result) => result.seo),
    finalUrl: results[0]?.finalUrl ?? '',
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}
