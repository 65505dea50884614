import {
  fillTask,
  findRow,
  newName,
  openAdminPage,
  openEditorFromBuilder,
} from '../setup/admin-pages';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { anotherDevice, markComplete } from '../setup/home';
import { openAs } from '../setup/session';

test('a complete draft can be published and taken by members, who keep it once it is archived', async ({
  page,
  account,
  admin,
  browser,
}) => {
  const name = newName('Darn a sock');
  const member = await anotherDevice(browser);

  await test.step('saves an incomplete task as a draft', async () => {
    await openAdminPage(page, admin, '/taskbuilder');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Difficulty', { exact: true }).selectOption('Strategic');
    await page.getByLabel('Time needed').fill('45');
    await page.getByLabel('Cost', { exact: true }).selectOption('Free');
    await page.getByRole('button', { name: 'Add a step' }).click();
    await page.keyboard.type('Find the yarn.');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(
      page.getByText(`“${name}” is saved as a draft. Only admins see it.`),
    ).toBeVisible();
    const row = await findRow(page, name);
    await expect(row.getByText('Draft', { exact: true })).toBeVisible();
    await expect(row.getByText(/^Has no/)).toBeHidden();
  });

  await test.step('publishes it once it is complete', async () => {
    await openEditorFromBuilder(page);
    await page.getByLabel('Filter by state').selectOption('Drafts');
    const row = await findRow(page, name);
    await row.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('This field is required')).toHaveCount(5);
    await expectAccessible(page);
    await fillTask(page, name, 'Strategic');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('No tasks match.')).toBeVisible();
    await page.getByLabel('Filter by state').selectOption('Live');
    await expect(await findRow(page, name)).toBeVisible();
  });

  await test.step('members can take it', async () => {
    const card = member.getByRole('article', { name, exact: true });
    // The list may lag.
    await expect(async () => {
      await openAs(member, account, '/strategictasks');
      await expect(card).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(card.getByText('45 minutes, free')).toBeVisible();
    await card.getByRole('button', { name: 'Add to my list' }).click();
    await member.getByRole('button', { name: 'Cancel' }).click();
    await expect(card.getByRole('button', { name: /0 of 1 steps/ })).toContainText(
      'Find the yarn.',
    );
    await markComplete(card);
    await expect(member.getByText(/complete: \+12 points/)).toBeVisible();
  });

  await test.step('members keep the archived task', async () => {
    const row = await findRow(page, name);
    await row.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('State', { exact: true }).selectOption('Archived');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByLabel('Filter by state').selectOption('Archived');
    await expect((await findRow(page, name)).getByText('Archived', { exact: true })).toBeVisible();

    await member.reload();
    await expect(member.getByRole('article', { name, exact: true })).toBeVisible();
    await expect(member.getByRole('link', { name: 'SusScore 12 Level 1' })).toBeVisible();
    await member.goto('/userhistory');
    await expect(member.getByText(name).first()).toBeVisible();
  });
});
