import type { Locator, Page } from '@playwright/test';
import { adminPaths, memberPaths, publicPaths } from '../../src/paths';
import { newAccount, type Account } from '../setup/accounts';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { addButton } from '../setup/goals';
import { dailyCards, messageUndo, openHome } from '../setup/home';
import { adminPages, guardedPages, publicPagePaths } from '../setup/pages';
import { expectPreviews } from '../setup/stored-pictures';
import { expectEdges, expectEveryPreference } from './preference-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page and waits until it is loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Opens the home of an account, which has completed a task. */
async function openAchiever(page: Page, account: Account): Promise<void> {
  await openHome(page, account);
  const [task] = tasksOf('Strategic');
  await loadCompletions(page, [{ taskId: task?.id ?? '', daysAgo: 1, days: 9 }]);
}

/** Fails unless the border of the first choice, which is chosen, is in a color that the others don't have. */
async function expectChosenStandsOut(choices: Locator): Promise<void> {
  const colorsOf = () =>
    choices.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
  await expect
    .poll(async () => {
      const [chosen = '', ...others] = await colorsOf();
      return others.length > 0 && !others.includes(chosen);
    })
    .toBe(true);
}

const PROMISE =
  'every text has 7:1 with more contrast, every control 44 pixels by touch, and an edge with more contrast and with forced colors';

test(`on the pages for visitors, ${PROMISE}`, async ({ page, hasTouch }) => {
  test.slow();
  for (const path of publicPagePaths) {
    await open(page, path);
    await expectEveryPreference(page, hasTouch);
  }
});

for (const [group, paths] of Object.entries(guardedPages)) {
  test(`on the pages of ${group}, ${PROMISE}`, async ({ page, hasTouch }) => {
    test.slow();
    const groups = paths === adminPages ? ['Admin'] : [];
    await openAchiever(page, await newAccount({ groups }));
    for (const path of paths) {
      await open(page, path);
      await expectEveryPreference(page, hasTouch);
    }
  });
}

test(`after a click too, ${PROMISE}`, async ({ page, account, hasTouch }) => {
  test.slow();
  await openAchiever(page, account);
  await open(page, memberPaths.userHistory);
  await page.locator('tbody').getByRole('button', { expanded: false }).first().click();
  await expectEveryPreference(page, hasTouch);

  await open(page, memberPaths.userLanding);
  const card = dailyCards(page).last();
  await card.getByRole('button', { name: /^Options for / }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectEveryPreference(page, hasTouch);
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Do a Little More' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Suggested tasks' })).toBeVisible();
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(messageUndo(page)).toBeEnabled();
  // The message stays while it has the pointer, the details while they have the focus.
  await messageUndo(page).hover();
  const about = dailyCards(page)
    .first()
    .getByRole('button', { name: /^About / });
  await about.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await expectEveryPreference(page, hasTouch);

  await open(page, memberPaths.mediumTasks);
  await addButton(page, tasksOf('Medium')[0]?.name ?? '').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectEveryPreference(page, hasTouch);
});

test.describe('with forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('a trial’s leaf fills', { tag: '@desktop' }, async ({ page }) => {
    await open(page, publicPaths.landing);
    const leaves = page.locator('[data-trial] [aria-hidden="true"] > span');
    const grounds = () =>
      leaves.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    await page
      .getByRole('button', { name: /^Mark Complete/ })
      .first()
      .click();
    await expect.poll(async () => new Set(await grounds()).size).toBe(2);
    await expectEdges(page);
  });

  test(
    'what is current, done or chosen stands out',
    { tag: '@desktop' },
    async ({ page, admin }) => {
      await openHome(page, admin);
      await dailyCards(page).last().getByRole('button', { name: 'Mark Complete' }).click();
      await expect(messageUndo(page)).toBeEnabled();
      await page.goto(memberPaths.library);
      await expect(page.locator('nav [aria-current="page"]').first()).toHaveCSS(
        'text-decoration-line',
        'underline',
      );
      await page.goto(memberPaths.userLanding);
      const styleOf = (name: string, property: 'color' | 'opacity') =>
        page
          .getByRole('button', { name })
          .first()
          .evaluate((one, key) => getComputedStyle(one)[key], property);
      await expect(page.getByRole('button', { name: 'Task Complete' }).first()).toBeVisible();
      expect(await styleOf('Task Complete', 'color')).not.toBe(
        await styleOf('Mark Complete', 'color'),
      );

      await page.goto(memberPaths.userProfile);
      const interests = page.getByRole('group', { name: 'Your interests' });
      await interests.getByRole('checkbox', { name: 'Food' }).check();
      await expectChosenStandsOut(interests.locator('label'));
      await page.goto(adminPaths.admin);
      await page.getByRole('button', { name: 'Open Pictures' }).click();
      const picker = page.getByRole('group', { name: 'Stored pictures' });
      await expectPreviews(picker, 6);
      await picker.getByRole('radio').first().press('Space');
      await expectChosenStandsOut(picker.locator('label > :nth-child(2)'));
    },
  );
});
