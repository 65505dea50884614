import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import * as v from 'valibot';
import { appOrigin } from '../addresses';
import { newAccount } from '../setup/accounts';
import { control } from '../setup/controls';
import { startEmulatorProcess, stopEmulator, workFolder } from '../setup/emulator-process';
import { allRecorded, dailyCards, markComplete, openHome } from '../setup/home';
import { operationOf } from '../setup/operations';
import { loadAccounts } from './accounts-rows';
import { readUsage, resetUsage } from './cost/usage';
import { type Figures, median } from './figures';

const warmUpRequests = 50;
const measuredRequests = 300;

/** Measures the latency of the home page's document and the emulator's memory with ever more accounts in the tables. */
export async function measureHomeDocument(figures: Figures, browser: Browser): Promise<void> {
  const send = await recordedRequest(browser);
  let loaded = 0;
  for (const accounts of [100, 10_000, 100_000]) {
    await stopEmulator();
    await loadAccounts(join(workFolder, 'state'), loaded, accounts);
    loaded = accounts;
    await startEmulatorProcess();
    for (let index = 0; index < warmUpRequests; index += 1) await send();
    await resetUsage();
    const times: number[] = [];
    for (let index = 0; index < measuredRequests; index += 1) {
      const started = performance.now();
      await send();
      times.push(performance.now() - started);
    }
    const count = `${accounts.toLocaleString('en')} accounts`;
    const name = `home document, ${count}: median`;
    figures.add({ name, value: median(times), unit: 'ms', target: 20 });
    const read = (await readUsage()).operations['appsync:Home']?.readUnits ?? NaN;
    figures.add({
      name: `home document, ${count}`,
      value: read / measuredRequests,
      unit: 'read units',
    });
    const memory = { name: `emulator memory, ${count}`, value: (await memoryBytes()) / 1e6 };
    figures.add({ ...memory, unit: 'MB', target: 350 });
  }
}

/**
 * Records the application's request for the home page of an account with completions. Returns a function that repeats
 * it.
 */
async function recordedRequest(browser: Browser): Promise<() => Promise<void>> {
  const page = await browser.newPage({ baseURL: appOrigin });
  await openHome(page, await newAccount());
  for (const card of await dailyCards(page).all()) await markComplete(card);
  await allRecorded(page);
  const sent = page.waitForRequest((request) => operationOf(request) === 'Home');
  await page.reload();
  const home = await sent;
  const { authorization = '' } = await home.allHeaders();
  await page.close();
  const headers = { 'content-type': 'application/json', authorization };
  const body = home.postData() ?? '';
  return async () => {
    const response = await fetch(home.url(), { method: 'POST', headers, body });
    const text = await response.text();
    if (!response.ok || text.includes('"errors"'))
      throw new Error(`The home page's request failed: ${text}`);
  };
}

async function memoryBytes(): Promise<number> {
  const health: unknown = await (await control('GET', 'health')).json();
  return v.parse(v.object({ memoryBytes: v.number() }), health).memoryBytes;
}
