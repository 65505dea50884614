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

/** Odd, so that there is a middle one. */
const loads = 5;

/** The middle of each figure over several loads of a page in a browser of its own. */
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
    const found: Load[] = [];
    for (let index = 0; index < loads; index += 1) {
      if (page.forget) await inTabBeside(context, origin, page.forget);
      found.push(
        await load({
          port: debugPort,
          url: new URL(page.path, origin).href,
          throttling,
          keepsCaches: page.isReturn ?? false,
        }),
      );
    }
    return middle(found);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function inTabBeside(
  context: BrowserContext,
  origin: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const beside = await context.newPage();
  // A file of the site that runs nothing of it.
  await beside.goto(new URL('/robots.txt', origin).href);
  await act(beside);
  await beside.close();
}

function middle(found: readonly Load[]): Load {
  const of = (figure: (one: Load) => number) => median(found.map((one) => figure(one)));
  return {
    firstPaintMs: of((one) => one.firstPaintMs),
    largestPaintMs: of((one) => one.largestPaintMs),
    blockingMs: of((one) => one.blockingMs),
    layoutShift: of((one) => one.layoutShift),
    requests: of((one) => one.requests),
    transferredBytes: of((one) => one.transferredBytes),
    performance: of((one) => one.performance),
    accessibility: of((one) => one.accessibility),
    bestPractices: of((one) => one.bestPractices),
    seo: of((one) => one.seo),
    finalUrl: found[0]?.finalUrl ?? '',
    failed: [...new Set(found.flatMap(({ failed }) => failed))],
  };
}
