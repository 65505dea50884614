import { memberPaths } from '../../src/paths';
import { newEmail, newUnconfirmedAccount, signIn } from '../setup/accounts';
import { newName, storeTask } from '../setup/admin-pages';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';
import { markComplete, messages } from '../setup/home';

// The sign-in of an unconfirmed account is refused.
test.use({ expectedConsoleErrors: [/status of 400/] });

test('names run in the direction of their script where they are typed and shown, and long words and addresses break @phone', async ({
  page,
  account,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectNotWide = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await test.step('an address that gets a code', async () => {
    const address = newEmail().replace('@', '-of-a-person-with-several-names@a-long-host.');
    await page.goto('/login');
    await signIn(page, await newUnconfirmedAccount(address));
    await expect(page.getByText('@a-long-host.verdure.example')).toBeVisible();
    await expectNotWide();
  });

  await test.step('a member’s name', async () => {
    await openAs(page, account, memberPaths.userProfile);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const field = page.getByLabel('Screen name');
    await field.fill('שתיל ירוק');
    await expect(field).toHaveCSS('direction', 'rtl');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const shown = page.getByRole('definition').filter({ hasText: 'שתיל ירוק' });
    await expect(shown).toHaveCSS('direction', 'rtl');
    await expect(page.getByRole('definition').first()).toHaveCSS('direction', 'ltr');
  });

  await test.step('a task’s name, on its card and in its message', async () => {
    const hebrew = newName('שתיל ירוק');
    const long = newName('Nonbiodegradableness-and-counterrevolutionarily-incomprehensible');
    for (const name of [hebrew, long]) await storeTask(name);
    await page.goto(memberPaths.mediumTasks);
    for (const name of [hebrew, long]) {
      await page.getByLabel('Search tasks').fill(name);
      const card = page.getByRole('article').filter({ hasText: name });
      await card.getByRole('button', { name: 'Add to my list' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    }
    await page.goto(memberPaths.userLanding);
    const goals = page.getByRole('region', { name: 'Do a Little More' });
    const heading = (name: string) => goals.getByRole('heading', { name });
    await expect(heading(hebrew)).toHaveCSS('direction', 'rtl');
    await expect(heading(long)).toHaveCSS('direction', 'ltr');
    await expect(heading(long)).toHaveCSS('hyphens', 'auto');
    await expectNotWide();
    const card = goals.getByRole('article').filter({ hasText: hebrew });
    await markComplete(card);
    const name = messages(page).locator('bdi');
    await expect(name).toHaveText(hebrew);
  });
});
