import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../setup/browser';
import type { MeasuredPage } from './measured-pages';
import { type PlainBrowser, startPlainBrowser } from './plain-browser';

/** A browser of its own for one measured page, in the state to measure. */
export interface PreparedBrowser extends PlainBrowser {
  /** Restores the state to measure. Call it before each load. */
  beforeLoad(): Promise<void>;
}

/** Prepares a browser's profile for a page at `origin`, and starts a plain browser on it. */
export async function openPrepared(page: MeasuredPage, origin: string): Promise<PreparedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'verdure-bench-'));
  const removeProfile = () => rmSync(profile, { recursive: true, force: true });
  try {
    await prepareProfile(profile, page, origin);
    const browser = await startPlainBrowser(profile);
    return {
      ...browser,
      close: async () => {
        await browser.close();
        removeProfile();
      },
      beforeLoad: async () => {
        if (!page.clearContent) return;
        const tab = await browser.open();
        // Same origin, but runs none of the application.
        await tab.goto(new URL('/robots.txt', origin).href);
        await tab.evaluate(page.clearContent);
        await tab.close();
      },
    };
  } catch (error) {
    removeProfile();
    throw error;
  }
}

async function prepareProfile(profile: string, page: MeasuredPage, origin: string): Promise<void> {
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
  } finally {
    await context.close();
  }
}
