import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../setup/browser';
import type { MeasuredPage } from './measured-pages';

/** A browser of its own for one measured page, in the state to measure. */
export interface PreparedBrowser {
  readonly context: BrowserContext;
  /** Restores the state to measure. Call it before each load. */
  beforeLoad(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a browser and prepares it for a page at `origin`. */
export async function openPrepared(
  page: MeasuredPage,
  origin: string,
  flags: readonly string[] = [],
): Promise<PreparedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'verdure-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...launchOptions.args, ...flags, '--ignore-certificate-errors'],
    ignoreHTTPSErrors: true,
    viewport: null,
  });
  const close = async () => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const opened = await context.newPage();
    await page.prepare?.(opened, origin);
    if (page.isReturn) await opened.reload({ waitUntil: 'networkidle' });
    await opened.close();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    context,
    close,
    beforeLoad: async () => {
      if (page.clearContent) await inSecondTab(context, origin, page.clearContent);
    },
  };
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
