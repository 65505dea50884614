import type { Locator, Page } from '@playwright/test';
import { adminPaths, memberPaths, publicPaths } from '../../src/paths';
import { expectAccessible } from '../setup/axe';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { addButton } from '../setup/goals';
import { dailyCards, markComplete, messageUndo, openHome } from '../setup/home';
import { expectPreviews } from '../setup/stored-pictures';
import { expectEdges, expectEveryPreference } from './preference-checks';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks the open page as it is, with more contrast and with forced colors. */
async function expectGoodLooks(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectEveryPreference(page);
}

/** Fails if a swipe or wheel movement beside the open dialog scrolls the page behind it. */
async function expectPageHolds(page: Page): Promise<void> {
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  const session = await page.context().newCDPSession(page);
  for (const gestureSourceType of ['touch', 'mouse'] as const) {
    for (const yDistance of [-300, 300]) {
      await session.send('Input.synthesizeScrollGesture', {
        x: 5,
        y: 400,
        yDistance,
        gestureSourceType,
      });
      expect(await scrolled(), `by ${gestureSourceType}`).toBe(before);
    }
  }
  await session.detach();
}

test('dialogs and menus of a member’s pages have no axe violations, and suit more contrast and forced colors @phone', async ({
  page,
  account,
  context,
}) => {
  // The journeys check the light theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHome(page, account);
  const [task, other] = tasksOf('Strategic');
  const past = { taskId: task?.id ?? '', days: 60 };
  await loadCompletions(page, [
    { ...past, daysAgo: 9 },
    { ...past, daysAgo: 50, days: 5 },
  ]);

  await test.step('a history’s details', async () => {
    await page.goto(memberPaths.userHistory);
    const rows = page.getByRole('region', { name: 'Active points' }).locator('tbody');
    await rows.getByRole('button', { expanded: false }).first().click();
    await expectGoodLooks(page);
  });

  await test.step('the question for more tasks', async () => {
    await page.goto(memberPaths.strategicTasks);
    await addButton(page, other?.name ?? '').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectGoodLooks(page);
    await expectPageHolds(page);
  });

  await page.goto(memberPaths.userLanding);
  const card = (at: number) => dailyCards(page).nth(at);
  const about = card(0).getByRole('button', { name: /^About / });
  const complete = async (at: number) => {
    await markComplete(card(at));
    await expect(card(at).getByRole('button', { name: 'Task Complete' })).toBeVisible();
  };

  await test.step('suggestions, and a menu', async () => {
    await page.getByRole('region', { name: 'Do a Little More' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('list', { name: 'Suggested tasks' })).toBeVisible();
    await card(1)
      .getByRole('button', { name: /^Options for / })
      .press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Not for me' })).toBeVisible();
    await expectGoodLooks(page);
    await page.keyboard.press('Escape');
  });

  await test.step('one done, a message, and a card’s details', async () => {
    await complete(2);
    await expect(messageUndo(page)).toBeEnabled();
    // The message stays while hovered, the details while focused.
    await messageUndo(page).hover();
    await about.press('Enter');
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expectGoodLooks(page);
    await about.press('Enter');
  });

  await test.step('all done, without a connection', async () => {
    await complete(0);
    await complete(1);
    await expect(page.getByText('All done for today', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^You’re offline\./)).toBeVisible();
    await expectGoodLooks(page);
    await context.setOffline(false);
    await expect(page.getByText(/^You’re offline\./)).toBeHidden();
  });
});

/** Fails unless the first choice, which is chosen, has a border color that the others don't have. */
async function expectChosenStandsOut(choices: Locator): Promise<void> {
  const colorsOf = () =>
    choices.evaluateAll((all) => all.map((element) => getComputedStyle(element).borderTopColor));
  await expect
    .poll(async () => {
      const [chosen = '', ...others] = await colorsOf();
      return others.length > 0 && !others.includes(chosen);
    })
    .toBe(true);
}

test.describe('with forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('filled, current, done and chosen items stand out', async ({ page, admin }) => {
    await test.step('a trial’s leaf', async () => {
      await page.goto(publicPaths.landing);
      const leaves = page.locator('[data-trial] [aria-hidden="true"] > span');
      const grounds = () =>
        leaves.evaluateAll((all) =>
          all.map((element) => getComputedStyle(element).backgroundColor),
        );
      await page.waitForLoadState('networkidle');
      await page
        .getByRole('button', { name: /^Mark Complete/ })
        .first()
        .click();
      await expect.poll(async () => new Set(await grounds()).size).toBe(2);
      await expectEdges(page);
    });

    await test.step('a task that is done', async () => {
      await openHome(page, admin);
      await markComplete(dailyCards(page).last());
      await expect(page.getByRole('button', { name: 'Task Complete' })).toBeVisible();
      const colorOf = (name: string) =>
        page
          .getByRole('button', { name })
          .first()
          .evaluate((element) => getComputedStyle(element).color);
      expect(await colorOf('Task Complete')).not.toBe(await colorOf('Mark Complete'));
    });

    await test.step('the current page', async () => {
      await page.goto(memberPaths.library);
      await expect(page.locator('nav [aria-current="page"]').first()).toHaveCSS(
        'text-decoration-line',
        'underline',
      );
    });

    await test.step('a chosen interest, and a chosen picture', async () => {
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
    });
  });
});
