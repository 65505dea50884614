import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import { dailyCards, dailyNames, openHome } from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { BackendClock } from './weeks-offline/trip-clock';

const DAY_MS = 24 * 60 * 60 * 1000;

const backend = new BackendClock();
test.afterEach(() => backend.reset());

/** Lets time pass, even for a page that has its own clock. */
async function pass(page: Page, ms: number): Promise<void> {
  await backend.advance(ms);
  await page.clock.fastForward(ms);
}

/** Expects three new tasks, assigned without a click, with a full day on the countdown. */
async function expectNextDay(page: Page, before: readonly string[]): Promise<void> {
  await expect.poll(() => dailyNames(page)).not.toEqual(before);
  await expect(dailyCards(page)).toHaveCount(3);
  await expect(page.getByRole('timer')).toHaveText(/^(24h 0m 0s|23h 59m \d+s)$/);
  await expect.poll(async () => (await ownRows(page)).selections.length).toBe(3);
}

async function setVisible(page: Page, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    visible ? 'visible' : 'hidden',
  );
}

test('new tasks arrive after a day with the page open, one with it hidden, and one of sleep without timers', async ({
  page,
  account,
}) => {
  await page.clock.install();
  await openHome(page, account);

  await test.step('the countdown runs out with the page open', async () => {
    const names = await dailyNames(page);
    await pass(page, DAY_MS - 60_000);
    await expect(page.getByRole('timer')).toHaveText(/^0h 0m \d+s$|^0h 1m 0s$/);
    expect(await dailyNames(page)).toEqual(names);
    await pass(page, 61_000);
    await expectNextDay(page, names);
  });

  await test.step('the page was hidden', async () => {
    const names = await dailyNames(page);
    await setVisible(page, false);
    await pass(page, DAY_MS + 1000);
    await setVisible(page, true);
    await expectNextDay(page, names);
  });

  await test.step('the computer was asleep', async () => {
    const names = await dailyNames(page);
    await setVisible(page, false);
    await backend.advance(DAY_MS + 1000);
    const asleepAt = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(asleepAt + DAY_MS + 1000);
    await setVisible(page, true);
    await expectNextDay(page, names);
  });
});
