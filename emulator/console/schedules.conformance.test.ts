import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../testing/browser';
import { startFixture, type RunningFixture } from '../testing/running-fixture';

let emulator: RunningFixture;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  emulator = await startFixture('schedules');
  emulator.clock.stop();
  browser = await startBrowser();
  page = await browser.newPage();
  await page.goto(`${emulator.origin}/_emulator#schedules`);
}, 240_000);
afterAll(async () => {
  await browser.close();
  await emulator.stop();
});

const region = () => page.getByRole('region', { name: 'Schedule', exact: true });
const link = (name: RegExp) => page.getByRole('link', { name });
const choose = (name: RegExp) => link(name).press('Enter');
const runNow = () => region().getByRole('button', { name: 'Run now' });
const row = (name: string) => region().getByRole('row', { name: new RegExp(`^${name}`) });
const textOf = (name: string) => row(name).innerText();
const status = () => page.getByRole('status').innerText();

describe("the console's page of schedules", () => {
  it('lists functions with their expressions, and says when one is due next', async () => {
    await link(/fail.*cron\(0 0 1 1 \? \*\)/).waitFor();
    await choose(/at-eight/);
    await region().getByRole('heading', { name: 'at-eight' }).waitFor();
    expect(await textOf('Expression')).toContain('cron(0 8 ? * 2-6 *)');
    expect(await textOf('Time zone')).toContain('America/New_York');
    expect(await textOf('Last run')).toContain('None yet');
    const due = await row('Next due').getByRole('time').getAttribute('datetime');
    expect(Date.parse(due ?? '')).toBeGreaterThan(emulator.clock.now().getTime());
  });

  it('runs a function by keyboard, says how that went, and keeps focus on the button', async () => {
    await choose(/last-friday/);
    await region().getByText('The rule last-friday').waitFor();
    await runNow().press('Enter');
    await expect.poll(status).toBe('The run of print succeeded.');
    expect(await textOf('Last run')).toContain('succeeded, run by hand');
    expect(await link(/last-friday/).innerText()).toContain('succeeded');
    expect(await runNow().and(page.locator(':focus')).count()).toBe(1);
  });

  it('shows why a function failed, and why a run was refused', async () => {
    await choose(/fail.*cron/);
    await region().getByRole('heading', { name: 'fail' }).waitFor();
    await runNow().press('Enter');
    await expect.poll(() => textOf('Last run')).toMatch(/failed[^]*RangeError: Nothing to count/);
    await choose(/forbidden/);
    await region().getByText('The rule forbidden').waitFor();
    await runNow().press('Enter');
    await expect.poll(status).toBe('The run of print was refused.');
    expect(await textOf('Last run')).toMatch(/refused[^]*AWS::Lambda::Permission/);
  });

  it('says that a disabled schedule never runs', async () => {
    await choose(/disabled.*rate\(1 minute\)/);
    await region().getByText('The rule disabled').waitFor();
    expect(await textOf('Next due')).toContain('Never, because it is disabled');
  });

  it('shows a run that comes by itself', async () => {
    await choose(/every-five-minutes/);
    await region().getByRole('heading', { name: 'every-five-minutes' }).waitFor();
    emulator.clock.advance(5 * 60_000);
    await expect.poll(() => textOf('Last run')).toContain('succeeded');
  });
});
