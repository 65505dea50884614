import { expect, test } from '../setup/fixtures';

test.use({
  expectedConsoleErrors: [/Failed to load resource|The code of a page could not be loaded/],
});

// Its script can still be imported; Vite loads the stylesheet, as it does offline.
test('a page whose stylesheet was removed is reloaded once, then says so and can be tried again', async ({
  home: page,
}) => {
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const file = /\/assets\/offers-[^/]+\.css$/;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await follow('Offers');
  await reloaded;
  await expect(heading('Couldn’t load this page')).toBeVisible();

  await follow('Home');
  await expect(heading('Your Home')).toBeFocused();
  await follow('Offers');
  await expect(heading('Couldn’t load this page')).toBeFocused();

  await page.unroute(file);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading('Offers')).toBeVisible();
  // A page without its styles isn't loaded.
  const missing = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
        ({ sheet }) => sheet === null,
      ).length,
  );
  expect(missing).toBe(0);
});
