import { type Browser, chromium, type Page } from '@playwright/test';
import type { Account } from '../setup/accounts';
import { launchOptions } from '../setup/browser';
import { type Figures, median } from './figures';
import { openAsNew } from './measured-pages';
import type { Origins } from './serve-pages';

/** Odd, so the median is a measured value. */
const RUNS = 5;
/** How long a visitor reads the landing page. */
const READING_MS = 3000;
/** How fast a password is typed. */
const KEY_MS = 100;

/** A phone's connection and processor, for which the limits are set. */
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
 * Times signing in, alternating with the baseline: from the click on 'Sign in' to the first task, and from the landing
 * page's 'User Login' to a usable form.
 */
export async function measureWayIn(figures: Figures, origins: Origins): Promise<void> {
  const args = [...launchOptions.args, origins.trusted];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    await measureIn(browser, figures, origins);
  } finally {
    await browser.close();
  }
}

async function measureIn(
  browser: Browser,
  figures: Figures,
  { ours, baseline }: Origins,
): Promise<void> {
  const add = (name: string, ms: number, target?: number) =>
    figures.add({ name, value: ms / 1000, unit: 's', ...(target !== undefined && { target }) });
  const newMember = (origin: string, path: string) =>
    withPage(browser, unthrottled, (page) => openAsNew(page, origin, path));
  const member = await newMember(ours, '/userlanding');
  const other = await newMember(baseline, '/');
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
      () => timeForm(browser, conditions, (page) => readLanding(page, ours)),
      () => timeForm(browser, conditions, async (page) => () => page.goto(baseline)),
    );
    add(`landing page to a usable form, ${name}`, toForm, target);
    add(`the baseline's page to its form, ${name}`, baselineToForm);
  }
}

type Timed = () => Promise<number>;

// Alternately, so that other work on the machine slows both down.
async function inTurn(first: Timed, second: Timed): Promise<[number, number]> {
  const waits: [number, number][] = [];
  while (waits.length < RUNS) waits.push([await first(), await second()]);
  return [median(waits.map(([own]) => own)), median(waits.map(([, other]) => other))];
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

async function timeForm(
  browser: Browser,
  conditions: Conditions,
  toForm: (page: Page) => Promise<() => Promise<unknown>>,
): Promise<number> {
  return withPage(browser, conditions, async (page) => {
    await watchFor(page, 'input[name="username"]', '');
    return timeFrom(page, await toForm(page));
  });
}

/** Reads the landing page. Returns a function that goes to the sign-in form. */
async function readLanding(page: Page, origin: string): Promise<() => Promise<unknown>> {
  await page.goto(origin);
  await page.waitForTimeout(READING_MS);
  return () => page.getByRole('link', { name: 'User Login' }).click();
}

/** Records when a control with the text exists and can be used, in any document. */
async function watchFor(page: Page, selector: string, text: string): Promise<void> {
  // A string, since the page lacks the transpiler's helper functions.
  const content = `(function look() {
    const isUsable = [...document.querySelectorAll(${JSON.stringify(selector)})].some(
      (control) => control.textContent.includes(${JSON.stringify(text)}) && !control.matches(':disabled'),
    );
    if (isUsable) window.usableAt = Date.now();
    else requestAnimationFrame(look);
  })();
  addEventListener('click', () => sessionStorage.setItem('clicked', Date.now()), true);`;
  await page.addInitScript({ content });
}

/** Returns the milliseconds from `act`, or from the click that it makes, to the awaited control. */
async function timeFrom(page: Page, act: () => Promise<unknown>): Promise<number> {
  const acted = Date.now();
  await Promise.all([act(), page.waitForFunction(() => window.usableAt !== undefined)]);
  // Doesn't count the time Playwright takes to find the link, half a second on such a processor.
  const clicked = await page.evaluate(() => sessionStorage.getItem('clicked'));
  const end = (await page.evaluate(() => window.usableAt)) ?? Date.now();
  return end - (clicked === null ? acted : Number(clicked));
}

async function withPage<T>(
  browser: Browser,
  conditions: Conditions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ serviceWorkers: 'block', viewport });
  try {
    const page = await context.newPage();
    await throttle(page, conditions);
    return await measure(page);
  } finally {
    await context.close();
  }
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
