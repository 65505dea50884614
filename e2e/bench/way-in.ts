import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { newAccount, type Account } from '../setup/accounts';
import { launchOptions } from '../setup/browser';
import { openAs } from '../setup/session';
import { type Figures, median } from './figures';
import type { Origins } from './serve-pages';

/** Odd, so the median is a measured value. */
const RUNS = 5;
/** How long a visitor reads the landing page. */
const READING_MS = 3000;
/** How fast a password is typed. */
const KEY_MS = 100;

/** A phone's connection and processor, as quality bars name them. */
const throttled = { latencyMs: 150, bitsPerSecond: 1_600_000, slowdown: 4 };
const unthrottled = { latencyMs: 0, bitsPerSecond: -8, slowdown: 1 };
type Conditions = typeof throttled;

declare global {
  interface Window {
    /** When the awaited control could be used, in milliseconds since the epoch. */
    usableAt?: number;
  }
}

/**
 * Times signing in against the baseline, alternately: from the click on 'Sign in' to the first task, and from the landing
 * page's 'User Login' to a usable form.
 */
export async function measureWayIn(figures: Figures, origins: Origins): Promise<void> {
  // A browser that merely ignores a wrong certificate caches nothing that came with it.
  const keys = await Promise.all([origins.ours, origins.baseline].map(publicKeyHash));
  const trusted = `--ignore-certificate-errors-spki-list=${keys.join(',')}`;
  const args = [...launchOptions.args, trusted];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    await measureIn(browser, figures, origins);
  } finally {
    await browser.close();
  }
}

/** Returns the hash of a server's public key, by which a browser can be told to trust it. */
async function publicKeyHash(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  socket.destroy();
  if (!key) throw new Error(`${origin} sent no certificate`);
  return createHash('sha256').update(key).digest('base64');
}

async function measureIn(
  browser: Browser,
  figures: Figures,
  { ours, baseline }: Origins,
): Promise<void> {
  const add = (name: string, ms: number, target?: number) =>
    figures.add({ name, value: ms / 1000, unit: 's', ...(target !== undefined && { target }) });
  const member = await memberAt(browser, ours, '/userlanding');
  const other = await memberAt(browser, baseline, '/');
  const [toTask, baselineToTask] = await inTurn(
    () => timeSignIn(browser, `${ours}/login`, member, throttled),
    () => timeSignIn(browser, baseline, other, throttled),
  );
  add("click on 'Sign in' to the first task, throttled", toTask);
  add('the same for the baseline', baselineToTask);
  const ratio = toTask / baselineToTask;
  figures.add({ name: 'ratio of the two', value: ratio, unit: 'ratio', target: 0.5 });
  for (const [name, conditions, target] of [
    ['throttled', throttled, 0.9],
    ['unthrottled', unthrottled, 0.4],
  ] as const) {
    const [toForm, baselineToForm] = await inTurn(
      () => timeForm(browser, ours, conditions),
      () => timeBaselineForm(browser, baseline, conditions),
    );
    add(`landing page to a usable form, ${name}`, toForm, target);
    add(`the baseline's page to its form, ${name}`, baselineToForm);
  }
}

type Timed = () => Promise<number>;

// In turn, so that other work of the machine slows both down.
async function inTurn(first: Timed, second: Timed): Promise<[number, number]> {
  const waits: [number, number][] = [];
  while (waits.length < RUNS) waits.push([await first(), await second()]);
  return [median(waits.map(([one]) => one)), median(waits.map(([, other]) => other))];
}

/** An account that has its daily tasks at `origin`. */
async function memberAt(browser: Browser, origin: string, path: string): Promise<Account> {
  const account = await newAccount();
  const context = await newContext(browser);
  const page = await context.newPage();
  await openAs(page, account, path, origin);
  await page.getByRole('button', { name: 'Mark Complete' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return account;
}

async function timeSignIn(
  browser: Browser,
  address: string,
  { email, password }: Account,
  conditions: Conditions,
): Promise<number> {
  return withPage(browser, conditions, async (page) => {
    await watchFor(page, 'button', 'Mark Complete');
    await page.goto(address);
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await page.getByLabel('Email').fill(email);
    await page
      .getByLabel('Password', { exact: true })
      .pressSequentially(password, { delay: KEY_MS });
    return timeFrom(page, () => submit.click());
  });
}

async function timeForm(browser: Browser, origin: string, conditions: Conditions): Promise<number> {
  return withPage(browser, conditions, async (page) => {
    await watchFor(page, 'input[name="username"]', '');
    await page.goto(origin);
    await page.waitForTimeout(READING_MS);
    return timeFrom(page, () => page.getByRole('link', { name: 'User Login' }).click());
  });
}

async function timeBaselineForm(
  browser: Browser,
  origin: string,
  conditions: Conditions,
): Promise<number> {
  return withPage(browser, conditions, async (page) => {
    await watchFor(page, 'input[name="username"]', '');
    return timeFrom(page, () => page.goto(origin));
  });
}

/** Notes when a control with the text exists and can be used, in whichever document that is. */
async function watchFor(page: Page, selector: string, text: string): Promise<void> {
  // As text, since the transpiler's helpers for functions don't exist in the page.
  const content = `(function look() {
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].some(
      (one) => one.textContent.includes(${JSON.stringify(text)}) && !one.matches(':disabled'),
    );
    if (found) window.usableAt = Date.now();
    else requestAnimationFrame(look);
  })();
  addEventListener('click', () => sessionStorage.setItem('clicked', Date.now()), true);`;
  await page.addInitScript({ content });
}

/** Returns the milliseconds from `act`, or from the click that it makes, to the awaited control. */
async function timeFrom(page: Page, act: () => Promise<unknown>): Promise<number> {
  const acted = Date.now();
  await Promise.all([act(), page.waitForFunction(() => window.usableAt !== undefined)]);
  // Not when Playwright began to look for the link, which takes it half a second on such a processor.
  const clicked = await page.evaluate(() => sessionStorage.getItem('clicked'));
  const end = (await page.evaluate(() => window.usableAt)) ?? Date.now();
  return end - (clicked === null ? acted : Number(clicked));
}

async function withPage<T>(
  browser: Browser,
  conditions: Conditions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await newContext(browser);
  try {
    const page = await context.newPage();
    await throttle(page, conditions);
    return await measure(page);
  } finally {
    await context.close();
  }
}

function newContext(browser: Browser): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 };
  return browser.newContext({ serviceWorkers: 'block', viewport });
}

async function throttle(page: Page, conditions: Conditions): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const throughput = conditions.bitsPerSecond / 8;
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
}
