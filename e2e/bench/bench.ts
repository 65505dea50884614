import { chromium, type Browser, type Request } from '@playwright/test';
import { join } from 'node:path';
import * as v from 'valibot';
import { appOrigin, emulatorOrigin } from '../addresses';
import { newAccount } from '../setup/accounts';
import { launchOptions } from '../setup/browser';
import { operationOf } from '../setup/documents';
import {
  stopEmulator,
  projectFolder,
  startEmulatorProcess,
  workFolder,
} from '../setup/emulator-process';
import { openAs } from '../setup/session';
import startStack from '../setup/start-stack';
import { loadAccounts } from './accounts-rows';
import { printCost } from './cost/print';
import { Figures } from './figures';
import { measureHomeDocument, type RecordedRequest } from './home-document';
import { measureLongLists } from './long-lists';
import { runLonger } from './longer-tests';
import { measureMainThreads } from './main-thread-table';
import { measurePages } from './page-table';
import { withServedPages } from './serve-pages';
import { measureStartUp } from './start-up';
import { measureWayIn } from './way-in';

/** The parts to measure, such as `npm run bench -- pages`; all but the longer tests if none is given. */
const requested = process.argv.slice(3);
const isRequested = (
  part: 'start' | 'cost' | 'backend' | 'lists' | 'way-in' | 'pages' | 'main-thread' | 'slow-cpu',
) => requested.length === 0 || requested.includes(part);

if (requested.includes('accounts')) {
  runLonger('e2e/cost/accounts', { VERDURE_ACCOUNTS: '1000000' });
}

const figures = new Figures();
const browser = await chromium.launch(launchOptions);

try {
  if (isRequested('start')) await measureStartUp(figures, browser);
  if (isRequested('cost')) await withStack(() => printCost(browser));
  if (isRequested('backend')) await withStack(() => measureHome(browser));
  if (isRequested('lists')) await withStack(() => measureLongLists(figures, browser));
  if (isRequested('way-in')) {
    await withStack(() => withServedPages((origins) => measureWayIn(figures, origins)));
  }
  if (isRequested('pages')) {
    await withStack(() =>
      withServedPages(async (origins) => {
        await measureMainThreads(origins, resultsFile('bench-main-thread.json'));
        await measurePages(['simulate', 'devtools'], origins, resultsFile('bench-pages.json'));
      }),
    );
  } else if (isRequested('main-thread')) {
    await withStack(() =>
      withServedPages((origins) =>
        measureMainThreads(origins, resultsFile('bench-main-thread.json')),
      ),
    );
  }
  if (isRequested('slow-cpu')) {
    await withStack(() =>
      withServedPages((origins) =>
        measurePages(['slow-cpu'], origins, resultsFile('bench-slow-cpu.json')),
      ),
    );
  }
} finally {
  await browser.close();
  figures.save(resultsFile('bench.json'));
}

function resultsFile(name: string): string {
  return join(projectFolder, '.verdure', name);
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
  const profileCreated = page.waitForResponse(
    (response) => operationOf(response.request()) === 'CreateProfile',
  );
  await openAs(page, await newAccount(), '/userlanding');
  for (let left = 3; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Mark Complete' }).first().click();
    await page
      .getByRole('button', { name: 'Task Complete' })
      .nth(3 - left)
      .waitFor();
  }
  await profileCreated;
  // The next visit would finish a pending completion, and its requests would be counted.
  await page.waitForLoadState('networkidle');
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (operationOf(request) !== undefined) requests.push(request);
  });
  let requestsBeforeContent = 0;
  page.on('response', (response) => {
    if (operationOf(response.request()) === 'Home') requestsBeforeContent = requests.length;
  });
  await page.reload();
  await page.waitForResponse((response) => operationOf(response.request()) === 'Home');
  figures.add({
    name: 'home page: GraphQL requests before content',
    value: requestsBeforeContent,
    unit: 'requests',
    target: 1,
  });
  const home = requests.find((request) => operationOf(request) === 'Home');
  if (!home) throw new Error('The home page sent no request to the data API');
  const headers = await home.allHeaders();
  await page.close();
  return {
    url: home.url(),
    body: home.postData() ?? '',
    headers: {
      'content-type': 'application/json',
      authorization: headers['authorization'] ?? '',
    },
  };
}

/** Returns the operation name of a GraphQL request; undefined for any other request. */
async function memoryBytes(): Promise<number> {
  const response = await fetch(`${emulatorOrigin}/_emulator/health`);
  return v.parse(v.object({ memoryBytes: v.number() }), await response.json()).memoryBytes;
}
