import { chromium, type Browser, type Request } from '@playwright/test';
import { join } from 'node:path';
import * as v from 'valibot';
import { installedBrowser } from '../../.ci/browser.mjs';
import { appOrigin, emulatorOrigin } from '../addresses';
import { newAccount, signIn } from '../setup/accounts';
import {
  endEmulator,
  projectFolder,
  startEmulatorProcess,
  workFolder,
} from '../setup/emulator-process';
import startStack from '../setup/start-stack';
import { loadAccounts } from './accounts-rows';
import { Figures } from './figures';
import { measureHomeDocument, type RecordedRequest } from './home-document';
import { measureStartUp } from './start-up';

const figures = new Figures();
const executablePath = installedBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

try {
  await measureStartUp(figures, browser);
  const stop = await startStack();
  try {
    await measureHome(browser);
  } finally {
    await stop();
  }
} finally {
  await browser.close();
  figures.save(join(projectFolder, '.verdure', 'bench.json'));
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
  await page.goto('/login');
  await signIn(page, await newAccount());
  await page.waitForURL('**/userlanding');
  for (let left = 3; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Mark Complete' }).first().click();
    await page
      .getByRole('button', { name: 'Task Complete' })
      .nth(3 - left)
      .waitFor();
  }
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql')) posts.push(request);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Task Complete' }).nth(2).waitFor();
  await page.waitForLoadState('networkidle');
  figures.add({
    name: 'home page: GraphQL requests',
    value: posts.length,
    unit: 'requests',
    target: 1,
  });
  const [home] = posts;
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

async function memoryBytes(): Promise<number> {
  const response = await fetch(`${emulatorOrigin}/_emulator/health`);
  return v.parse(v.object({ memoryBytes: v.number() }), await response.json()).memoryBytes;
}
