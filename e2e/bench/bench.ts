import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { launchOptions } from '../setup/browser';
import { projectFolder } from '../setup/emulator-process';
import startStack from '../setup/start-stack';
import { printCost } from './cost/print';
import { Figures } from './figures';
import { measureHomeDocument } from './home-document';
import { measureMainThreads } from './main-thread';
import { measurePages } from './page-table';
import { type Origins, withServedPages } from './serve-pages';
import { measureStartUp } from './start-up';
import { measureWayIn } from './way-in';

/** The parts to measure, such as `npm run bench -- pages`; by default, all. */
const requested = process.argv.slice(3);
const isRequested = (
  ...parts: ('start' | 'cost' | 'backend' | 'way-in' | 'pages' | 'main-thread')[]
) => requested.length === 0 || parts.some((part) => requested.includes(part));

const figures = new Figures();
const browser = await chromium.launch(launchOptions);

try {
  if (isRequested('start')) await measureStartUp(figures, browser);
  if (isRequested('cost', 'backend', 'way-in', 'pages', 'main-thread')) await measureOnStack();
} finally {
  await browser.close();
  figures.save(join(projectFolder, '.verdure', 'bench.json'));
}

async function measureOnStack(): Promise<void> {
  const stop = await startStack();
  try {
    if (isRequested('cost')) await printCost(browser);
    if (isRequested('way-in', 'pages', 'main-thread')) await withServedPages(measureSites);
    // Fills the tables, so it comes last.
    if (isRequested('backend')) await measureHomeDocument(figures, browser);
  } finally {
    await stop();
  }
}

async function measureSites(origins: Origins): Promise<void> {
  if (isRequested('way-in')) await measureWayIn(figures, origins);
  if (isRequested('pages', 'main-thread')) await measureMainThreads(figures, origins);
  if (isRequested('pages')) await measurePages(figures, origins);
}
