import { expect, type Page } from '@playwright/test';
import { dailyTasks } from '../../amplify/seed/catalog';
import { pickDailies, seededRandom } from '../../src/domain/daily-pick';
import { codeSentTo, newEmail, password } from '../setup/accounts';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { accountOf } from '../setup/data-api';
import { test } from '../setup/fixtures';
import { dailyCards, dailyNames, expectThreeDailies, openOnAnotherDevice } from '../setup/home';
import { openAs } from '../setup/session';

/** Spec §2.5 and §5: email, password, its confirmation, the license, the code. */
const REQUIRED_FIELDS = 5;
/** What a newcomer may have to do beyond them, from 'Create an Account' to the first completion. */
const MAX_OTHER_INPUTS = 9;

const welcomeOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Verdure' });
const chosen = (page: Page) => page.getByRole('button', { name: 'Show me my tasks' });

/** Counts the page's clicks and filled fields from now on, across pages. */
async function countInputs(page: Page): Promise<() => number> {
  let inputs = 0;
  await page.exposeFunction('noteInput', () => void (inputs += 1));
  await page.addInitScript(() => {
    const note = (event: Event) => {
      const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
      if (event.isTrusted && (event.type === 'click') !== isText)
        Reflect.get(window, 'noteInput')();
    };
    for (const type of ['click', 'change']) addEventListener(type, note, true);
  });
  return () => inputs;
}

test('from the landing page to the first completion takes few inputs', async ({ page }) => {
  const inputs = await countInputs(page);
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Create an Account' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('Confirmation Code').fill(await codeSentTo(email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: "Let's Go!" }).click();
  await welcomeOf(page).getByRole('checkbox', { name: 'Food' }).check();
  await welcomeOf(page).getByRole('button', { name: 'Next' }).click();
  await expect(chosen(page)).not.toHaveAttribute('aria-busy', 'true');
  await chosen(page).click();
  await dailyCards(page).first().getByRole('button', { name: 'Mark Complete' }).click();
  await expect(dailyCards(page).getByRole('button', { name: 'Task Complete' })).toBeVisible();
  expect(inputs()).toBeGreaterThan(REQUIRED_FIELDS);
  expect(inputs() - REQUIRED_FIELDS).toBeLessThanOrEqual(MAX_OTHER_INPUTS);
});

/** Opens the welcome of an account that has just signed up. */
async function openWelcome(page: Page, account: Parameters<typeof openAs>[1]): Promise<void> {
  await openAs(page, account, '/completesignup');
  await page.getByRole('button', { name: "Let's Go!" }).click();
  await expect(welcomeOf(page)).toBeVisible();
}

test(
  'a newcomer’s interests choose the first three tasks',
  { tag: '@desktop' },
  async ({ page, account }) => {
    await openWelcome(page, account);
    await expectAccessibleInBothThemes(page);
    await welcomeOf(page).getByRole('checkbox', { name: 'Food' }).check();
    await welcomeOf(page).getByRole('button', { name: 'Next' }).click();
    await expect(chosen(page)).not.toHaveAttribute('aria-busy', 'true');
    await expectAccessibleInBothThemes(page);
    await chosen(page).click();
    const food = dailyTasks.filter(({ category }) => category === 'Food').map(({ id }) => id);
    const accountId = await accountOf(page);
    const expected = pickDailies({
      catalog: dailyTasks.map(({ id }) => id),
      current: new Set(),
      completed: new Set(),
      interesting: new Set(food),
      // The account's second set, which has replaced the first.
      random: seededRandom(`${accountId}#2`),
    });
    const names = dailyTasks.filter(({ id }) => expected.includes(id)).map(({ name }) => name);
    await expect.poll(() => dailyNames(page)).toEqual(names.toSorted());
    await page.reload();
    await expectThreeDailies(page);
    expect(await dailyNames(page)).toEqual(names.toSorted());
    await expect(page.getByText(/23h 5\dm/)).toBeVisible();
  },
);

test(
  'a newcomer’s interests take no task away that another device has completed',
  { tag: '@desktop' },
  async ({ page, account, browser }) => {
    await openWelcome(page, account);
    const other = await openOnAnotherDevice(browser, account);
    await dailyCards(other).first().getByRole('button', { name: 'Mark Complete' }).click();
    await expect(other.getByText('1 of 3 done today')).toBeVisible();
    await expect(dailyCards(other).getByRole('button', { name: 'Task Complete' })).toBeVisible();
    const names = await dailyNames(other);
    await other.reload();
    await expect(other.getByText('1 of 3 done today')).toBeVisible();
    await welcomeOf(page).getByRole('checkbox', { name: 'Nature' }).check();
    await welcomeOf(page).getByRole('button', { name: 'Next' }).click();
    await expect(chosen(page)).not.toHaveAttribute('aria-busy', 'true');
    await chosen(page).click();
    expect(await dailyNames(page)).toEqual(names);
    await expect(page.getByText('1 of 3 done today')).toBeVisible();
  },
);

test('who has an account already sees the way to sign in without scrolling', async ({
  page,
  account,
  expectedConsoleErrors,
}) => {
  // Chromium logs every error response of the identity service.
  expectedConsoleErrors.push(/status of 400/);
  await page.goto('/newaccount');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox', { name: /EULA/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('An account with the given email already exists.')).toBeVisible();
  const way = page.getByText('Already have an account?').getByRole('link', { name: 'Sign in' });
  await expect(way).toBeInViewport({ ratio: 1 });
});
