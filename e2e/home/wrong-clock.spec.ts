import type { Page } from '@playwright/test';
import { signIn } from '../setup/accounts';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  completeDaily,
  dailyNames,
  expectPictures,
  expectThreeDailies,
  scoreBar,
} from '../setup/home';
import { ownRows } from '../setup/own-rows';
import { keepMessages, shownMessages } from '../setup/shown-messages';

const HOUR_MS = 60 * 60 * 1000;
/** Tokens are dated to whole seconds, and a response takes a moment. */
const ROUGHLY_MS = 5000;

/** Expects exactly one completion to be recorded, done between `start` and now. */
async function expectDoneSince(page: Page, start: number): Promise<void> {
  // The list may lag.
  await expect.poll(async () => (await ownRows(page)).completions).toHaveLength(1);
  const { completions, selections } = await ownRows(page);
  const times = [...completions.map((row) => row.completedDate), ...selections.map(dateOf)];
  for (const time of times) {
    expect(Date.parse(time)).toBeGreaterThan(start - ROUGHLY_MS);
    expect(Date.parse(time)).toBeLessThan(Date.now() + ROUGHLY_MS);
  }
}

const dateOf = ({ selectionDate }: { readonly selectionDate: string }) => selectionDate;

test('a device whose clock is three days ahead works correctly, and reports the clock once', async ({
  page,
  account,
  context,
}) => {
  const start = Date.now();
  await keepMessages(context);
  await page.clock.setSystemTime(start + 72 * HOUR_MS);
  await page.goto('/login');
  await signIn(page, account);
  await expectThreeDailies(page);
  await expect
    .poll(() => shownMessages(page))
    .toContainEqual(expect.stringMatching(/^Your device’s clock is about 3 days ahead/));
  await expect(page.getByRole('timer')).toHaveText(/^(24h 0m 0s|23h 59m \d+s)$/);
  await expectPictures(page);
  const names = await dailyNames(page);
  const [name = ''] = names;
  await completeDaily(page, name);
  await expectDoneSince(page, start);

  await page.reload();
  await expect.poll(() => dailyNames(page)).toEqual(names);
  await expect(cardOf(page, name).getByRole('button', { name: 'Task Complete' })).toBeVisible();
  await expectPictures(page);
  await scoreBar(page).click();
  const today = new Date(start).toLocaleDateString('en-US', { dateStyle: 'medium' });
  await expect(page.getByRole('main').getByText(today).first()).toBeVisible();
  await expect(page.getByText('1 completed', { exact: true })).toBeVisible();
  expect(await shownMessages(page)).toEqual([]);
});
