import { chromium, type Browser } from '@playwright/test';
import { join } from 'node:path';
import * as v from 'valibot';
import { appOrigin, emulatorOrigin } from '../addresses';
import { newAccount } from '../setup/accounts';
import { launchOptions } from '../setup/browser';
import { operationOf } from '../setup/operations';
import {
  stopEmulator,
  projectFolder,
  startEmulatorProcess,
  workFolder,
} from '../setup/emulator-process';
import { allRecorded, openHome } from '../setup/home';
import startStack from '../setup/start-stack';
import { loadAccounts } from './accounts-rows';
import { printCost } from './cost/print';
import { Figures } from './figures';
import { measureHomeDocument, type RecordedRequest } from './home-document';
import { measureMainThreads } from './main-thread';
import { measurePages } from './page-table';
import { type Origins, withServedPages } from './serve-pages';
import { measureStartUp } from './start-up';
import { measureWayIn } from './way-in';

/** The parts to measure, such as `npm run bench -- pages`; all if none is given. */
const requested = process.argv.slice(3);
const isRequested = (part: 'start' | 'cost' | 'backend' | 'way-in' | 'pages' | 'main-thread') =>
  requested.length === 0 || requested.includes(part);

const figures = new Figures();
const browser = await chromium.launch(launchOptions);

try {
  if (isRequested('start')) await measureStartUp(figures, browser);
  if (isRequested('cost')) await withStack(() => printCost(browser));
  if (isRequested('backend')) await withStack(() => measureHome(browser));
  if (isRequested('way-in')) await withPages((origins) => measureWayIn(figures, origins));
  if (isRequested('pages') || isRequested('main-thread')) {
    await withPages((origins) => measureMainThreads(figures, origins));
  }
  if (isRequested('pages')) {
    await withPages((origins) => measurePages(figures, origins));
  }
} finally {
  await browser.close();
  figures.save(join(projectFolder, '.verdure', 'bench.json'));
}

function withPages(measure: (origins: Origins) => Promise<void>): Promise<void> {
  return withStack(() => withServedPages(measure));
}

async function withStack(measure: () => Promise<void>): Promise<void> {
  const stop = await startStack();
  try {
    await measure();
  } finally {
    await stop();
  }
}

async function measureHome(browser: Browser): Promise<void> {
  const recorded = await recordHomeDocument(browser);
  let loaded = 0;
  for (const accounts of [100, 10_000, 100_000]) {
    await stopEmulator();
    await loadAccounts(join(workFolder, 'state'), loaded, accounts);
    loaded = accounts;
    await startEmulatorProcess();
    await measureHomeDocument(figures, recorded, accounts);
    figures.add({
      name: `emulator memory, ${accounts.toLocaleString('en')} accounts`,
      value: (await memoryBytes()) / 1e6,
      unit: 'MB',
      target: 350,
    });
  }
}

/** Records the request the application sends for the home page of an account with completions. */
async function recordHomeDocument(browser: Browser): Promise<RecordedRequest> {
  const page = await browser.newPage({ baseURL: appOrigin });
  await openHome(page, await newAccount());
  for (let done = 0; done < 3; done += 1) {
    await page.getByRole('button', { name: 'Mark Complete' }).first().click();
    await page.getByRole('button', { name: 'Task Complete' }).nth(done).waitFor();
  }
  await allRecorded(page);
  const sent = page.waitForRequest((request) => operationOf(request) === 'Home');
  await page.reload();
  const home = await sent;
  const { authorization = '' } = await home.allHeaders();
  await page.close();
  const headers = { 'content-type': 'application/json', authorization };
  return { url: home.url(), body: home.postData() ?? '', headers };
}

async function memoryBytes(): Promise<number> {
  const response = await fetch(`${emulatorOrigin}/_emulator/health`);
  return v.parse(v.object({ memoryBytes: v.number() }), await response.json()).memoryBytes;
}
