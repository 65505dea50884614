import { memberPaths } from '../../src/paths';
import { expectAccessibleInBothThemes } from '../setup/axe';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { dailyCards, messageUndo, openHome } from '../setup/home';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the home has no axe violations in any state of a day, in either theme', async ({
  page,
  account,
  context,
  expectedConsoleErrors,
}) => {
  test.slow();
  expectedConsoleErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openHome(page, account);
  const card = (at: number) => dailyCards(page).nth(at);
  const complete = async (at: number) => {
    await card(at).getByRole('button', { name: 'Mark Complete' }).click();
    await expect(card(at).getByRole('button', { name: 'Task Complete' })).toBeVisible();
  };

  await test.step('empty lists with suggestions, a card’s details', async () => {
    await page.getByRole('region', { name: 'Long Term Goals' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('list', { name: 'Suggested tasks' })).toBeVisible();
    const about = card(0).getByRole('button', { name: /^About / });
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expectAccessibleInBothThemes(page);
    await about.click();
  });

  await test.step('one done, a message, a menu', async () => {
    await complete(0);
    await expect(messageUndo(page)).toBeEnabled();
    await messageUndo(page).hover();
    await card(1)
      .getByRole('button', { name: /^Options for / })
      .press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Not for me' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
  });

  await test.step('all done, without a connection', async () => {
    await complete(1);
    await complete(2);
    await expect(page.getByText('All done for today', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^You’re offline\./)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await context.setOffline(false);
    await expect(page.getByText(/^You’re offline\./)).toBeHidden();
  });
});

test('a history with data has no axe violations in either theme', async ({ page, account }) => {
  await openHome(page, account);
  const [task] = tasksOf('Strategic');
  const past = { taskId: task?.id ?? '', days: 60 };
  await loadCompletions(page, [
    { ...past, daysAgo: 9 },
    { ...past, daysAgo: 50, days: 5 },
  ]);
  await page.goto(memberPaths.userHistory);
  const rows = page.getByRole('region', { name: 'Active points' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
