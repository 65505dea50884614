import type { BrowserContext, Page } from '@playwright/test';
import { newAccount, signIn, signOut, type Account } from '../setup/accounts';
import { cachingOptions, leaveAndComeBack } from '../setup/back-forward-cache';
import { loadCompletions, tasksOf } from '../setup/completions';
import { accountOf } from '../setup/data-api';
import { expect, test } from '../setup/fixtures';
import { dailyCards, expectThreeDailies, markComplete, openHome, scoreBar } from '../setup/home';
import { ownRows } from '../setup/own-rows';

test.use({ launchOptions: cachingOptions });

/** Opens a home whose figures differ from those of a new account. Returns the account's ID. */
async function openAsSomeone(page: Page, account: Account): Promise<string> {
  await openHome(page, account);
  const [task] = tasksOf('Medium');
  await loadCompletions(page, [{ taskId: task?.id ?? '', daysAgo: 1, days: 9 }]);
  await page.reload();
  return accountOf(page);
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}

/**
 * Signs out in another tab, and signs in as another account there. Returns that account's ID. Doesn't open its home,
 * since a message about new tasks would evict pages from the back/forward cache.
 */
async function replaceAccount(context: BrowserContext, next: Account): Promise<string> {
  const tab = await openTab(context, '/userprofilepage');
  await signOut(tab);
  await expect(tab).toHaveURL('/login');
  await signIn(tab, next);
  await expect(tab.getByRole('button', { name: `Account menu for ${next.email}` })).toBeVisible();
  const id = await accountOf(tab);
  await tab.close();
  return id;
}

/** Records the data API's requests that name an account but have another one's token. */
function recordForeignRequests(page: Page, account: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const token = request.headers()['authorization'];
    if (!request.url().toLowerCase().endsWith('/graphql') || !token) return;
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const body = request.postData() ?? '';
    if (sub !== account && body.includes(account)) foreign.push(body);
  });
  return foreign;
}

/** Returns the keys of this browser's storage for one account whose values mention another. */
function storedUnder(page: Page, owner: string, other: string): Promise<string[]> {
  return page.evaluate(
    ([prefix, id]) =>
      Object.entries(localStorage)
        .filter(([key, value]) => key.includes(prefix ?? '') && String(value).includes(id ?? ''))
        .map(([key]) => key),
    [owner, other],
  );
}

const activePoints = (page: Page) => page.getByRole('table', { name: /^Completed tasks that are/ });

test('pages that come back from the back/forward cache show nothing of the previous account', async ({
  page: home,
  account,
  context,
}) => {
  const a = await openAsSomeone(home, account);
  await expect(scoreBar(home)).not.toHaveAccessibleName(/SusScore 0/);
  const history = await openTab(context, '/userhistory');
  await expect(activePoints(history)).toBeVisible();
  const profile = await openTab(context, '/userprofilepage');
  await profile.getByRole('button', { name: 'Edit Profile' }).click();
  await profile.getByLabel('Screen name').fill('Fern');
  const next = await newAccount();
  let b = '';
  const foreign = recordForeignRequests(home, a);
  const switchAccounts = async () => void (b = await replaceAccount(context, next));
  await leaveAndComeBack(home, () =>
    leaveAndComeBack(history, () => leaveAndComeBack(profile, switchAccounts)),
  );
  for (const page of [home, history, profile]) {
    await expect(
      page.getByRole('button', { name: `Account menu for ${next.email}` }),
    ).toBeVisible();
  }

  await expect(activePoints(history)).toBeHidden();
  await expect(profile.getByRole('main').getByText(next.email).first()).toBeVisible();
  await expect(profile.getByText(account.email)).toBeHidden();
  await expect(profile.getByLabel('Screen name')).toBeHidden();

  await expectThreeDailies(home);
  await expect(scoreBar(home)).toHaveAccessibleName(/SusScore 0/);
  await markComplete(dailyCards(home).first());
  await expect(home.getByText('1 of 3 done today')).toBeVisible();
  await expect.poll(async () => (await ownRows(home)).completions.length).toBe(1);
  expect(await storedUnder(home, b, a)).toEqual([]);
  expect(foreign).toEqual([]);
});
