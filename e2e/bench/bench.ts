import { chromium, type Browser, type Request } from '@playwright/test';
import { join } from 'node:path';
import * as v from 'valibot';
import { appOrigin, emulatorOrigin } from '../addresses';
import { newAccount } from '../setup/accounts';
import { launchOptions } from '../setup/browser';
import {
  endEmulator,
  projectFolder,
  startEmulatorProcess,
  workFolder,
} from '../setup/emulator-process';
import { openAs } from '../setup/session';
import startStack from '../setup/start-stack';
import { loadAccounts } from './accounts-rows';
import { Figures } from './figures';
import { measureHomeDocument, type RecordedRequest } from './home-document';
import { measureLongLists } from './long-lists';
import { measurePages } from './page-table';
import { measureStartUp } from './start-up';

/** What is measured: everything, or what the command names: `npm run bench -- pages`. */
const named = process.argv.slice(3);
const isWanted = (part: 'start' | 'backend' | 'lists' | 'pages' | 'slow-cpu') =>
  named.length === 0 || named.includes(part);

const figures = new Figures();
const browser = await chromium.launch(launchOptions);

try {
  if (isWanted('start')) await measureStartUp(figures, browser);
  if (isWanted('backend')) await withStack(() => measureHome(browser));
  if (isWanted('lists')) await withStack(() => measureLongLists(figures, browser));
  if (isWanted('pages')) {
    await withStack(() => measurePages(['simulate', 'devtools'], inState('bench-pages.json')));
  }
  if (isWanted('slow-cpu')) {
    await withStack(() => measurePages(['slow-cpu'], inState('bench-slow-cpu.json')));
  }
} finally {
  await browser.close();
  figures.save(inState('bench.json'));
}

function inState(file: string): string {
  return join(projectFolder, '.verdure', file);
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
  let present = 0;
  for (const accounts of [100, 10_000, 100_000]) {
    await endEmulator();
    await loadAccounts(join(workFolder, 'state'), present, accounts);
    present = accounts;
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

/** What the application itself sends for the home page of an account with tasks and completions. */
async function recordHomeDocument(browser: Browser): Promise<RecordedRequest> {
  const page = await browser.newPage({ baseURL: appOrigin });
  const visitNoted = page.waitForResponse(
    (response) => nameOf(response.request()) === 'CreateProfile',
  );
  await openAs(page, await newAccount(), '/userlanding');
  for (let left = 3; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Mark Complete' }).first().click();
    await page
      .getByRole('button', { name: 'Task Complete' })
      .nth(3 - left)
      .waitFor();
  }
  await visitNoted;
  // A completion that is still under way is finished by the next visit, which would count as its own.
  await page.waitForLoadState('networkidle');
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (nameOf(request) !== undefined) posts.push(request);
  });
  let beforeContent = 0;
  page.on('response', (response) => {
    if (nameOf(response.request()) === 'Home') beforeContent = posts.length;
  });
  await page.reload();
  await page.waitForResponse((response) => nameOf(response.request()) === 'Home');
  figures.add({
    name: 'home page: GraphQL requests before content',
    value: beforeContent,
    unit: 'requests',
    target: 1,
  });
  const home = posts.find((request) => nameOf(request) === 'Home');
  if (!home) throw new Error('The home page asked nothing of the data API');
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

/** The operation of a GraphQL request; undefined for any other. */
function nameOf(request: Request): string | undefined {
  return /(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1];
}

async function memoryBytes(): Promise<number> {
  const response = await fetch(`${emulatorOrigin}/_emulator/health`);
  return v.parse(v.object({ memoryBytes: v.number() }), await response.json()).memoryBytes;
}
