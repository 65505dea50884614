import { openAs } from '../setup/session';
import { expect, test } from '../setup/fixtures';

// The page that hosting sends has status 404.
test.use({ expectedConsoleErrors: [/Failed to load resource/] });

test('An address with a trailing slash or other capitalization leads to its page, for visitors and members', async ({
  page,
  account,
}) => {
  await page.goto('/About/?from=mail#promise');
  await expect(page).toHaveURL(/\/about\?from=mail#promise$/);
  await expect(page).toHaveTitle('About · Verdure');
  await expect(page.getByRole('heading', { level: 1, name: 'About Verdure' })).toBeVisible();
  await openAs(page, account, '/UserHistory/?from=mail');
  await expect(page).toHaveURL(/\/userhistory\?from=mail$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your history' })).toBeVisible();
});
