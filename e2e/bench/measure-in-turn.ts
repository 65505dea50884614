import { chromium } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../setup/browser';
import { medians } from './figures';
import type { MeasuredPage } from './measured-pages';
import { type PlainBrowser, startPlainBrowser } from './plain-browser';
import type { Origins } from './serve-pages';

/** A page at an origin, and the browser that is prepared for it. */
export interface Side {
  readonly page: MeasuredPage;
  readonly origin: string;
  readonly browser: PlainBrowser;
}

/** Measures one load by figures with these names. */
interface Measurement<Name extends string> {
  readonly names: readonly Name[];
  readonly load: (side: Side) => Promise<Readonly<Record<Name, number>>>;
  /** How many loads; odd, so that each median is a measured value. */
  readonly loads: number;
}

/**
 * Loads a page and the baseline's page for the same job alternately, so that other work on the machine slows both down.
 * Returns the medians; none for the baseline if it has no such page.
 */
export async function measureInTurn<Name extends string>(
  page: MeasuredPage,
  origins: Origins,
  { names, load, loads }: Measurement<Name>,
): Promise<{ ours: Record<Name, number>; baseline?: Record<Name, number> }> {
  const sides: (Side & { results: Readonly<Record<Name, number>>[] })[] = [];
  const open = async (measured: MeasuredPage, origin: string) => {
    const browser = await startPlainBrowser(await preparedProfile(measured, origin));
    const side = { page: measured, origin, browser, results: [] };
    sides.push(side);
    return side.results;
  };
  try {
    const ours = await open(page, origins.ours);
    const baseline = page.baseline && (await open(page.baseline, origins.baseline));
    for (let turn = 0; turn < loads; turn += 1) {
      for (const side of sides) side.results.push(await loaded(side, load));
    }
    return {
      ours: medians(names, ours),
      ...(baseline && { baseline: medians(names, baseline) }),
    };
  } finally {
    for (const { browser } of sides) await browser.close();
  }
}

/** Measures a load, and retries failures, since the browser on a busy machine sometimes misses the start of a navigation. */
async function loaded<T>(side: Side, load: (side: Side) => Promise<T>, attempts = 3): Promise<T> {
  try {
    await clearContent(side);
    return await load(side);
  } catch (error) {
    if (attempts === 1) throw error;
    process.stderr.write(`A load failed and is repeated: ${String(error).split('\n', 1).join()}\n`);
    return loaded(side, load, attempts - 1);
  }
}

/** Returns a browser's profile in the state to measure. */
async function preparedProfile(page: MeasuredPage, origin: string): Promise<string> {
  const profile = mkdtempSync(join(tmpdir(), 'verdure-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...launchOptions.args, '--ignore-certificate-errors'],
    ignoreHTTPSErrors: true,
    viewport: null,
  });
  try {
    const opened = await context.newPage();
    await page.prepare?.(opened, origin);
    if (page.isReturn) await opened.reload({ waitUntil: 'networkidle' });
    return profile;
  } finally {
    await context.close();
  }
}

/** Removes the content that the last load cached, unless return visits are measured. */
async function clearContent({ page, origin, browser }: Side): Promise<void> {
  if (!page.clearContent) return;
  const tab = await browser.open();
  // Same origin, but runs none of the application.
  await tab.goto(new URL('/robots.txt', origin).href);
  await tab.evaluate(page.clearContent);
  await tab.close();
}
