import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

test('searches the library and opens a link in a new tab without an opener', async ({
  page,
  context,
  account,
}) => {
  // Tests have no internet access, so external pages are stubbed.
  await context.route(/^https:\/\/(?!localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await openAs(page, account, '/library');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const name = (await cards.last().getByRole('heading').textContent()) ?? '';
  await page.getByLabel('Search links').fill(name);
  await expect(cards).toHaveCount(1);

  const link = cards.getByRole('link', { name: /^Go To Site/ });
  await expect(link).toHaveAttribute('href', /^https?:\/\//);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab).toHaveTitle('Elsewhere');
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});
