import * as v from 'valibot';
import { createTask, newName, openAsAnotherAdmin } from '../../setup/admin-pages';
import { expect, test } from '../../setup/fixtures';
import { openAs } from '../../setup/session';

const StartSchema = v.pipe(v.string(), v.parseJson(), v.object({ type: v.literal('start') }));

test('subscribes once to each change of a list that the hub shows in two places', async ({
  page,
  browser,
  admin,
}) => {
  let subscriptions = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (v.is(StartSchema, String(payload))) subscriptions += 1;
    }),
  );
  await openAs(page, admin, '/admin');
  // No other test adds or deletes one.
  const count = page
    .locator('dl[aria-label="At a glance"] > div')
    .filter({ hasText: 'Strategic tasks' });
  await expect.poll(() => subscriptions).toBeGreaterThanOrEqual(6);
  const before = await count.innerText();

  const other = await openAsAnotherAdmin(browser, '/taskbuilder');
  await createTask(other, newName('Sort the bin'), 'Strategic');
  await other.context().close();
  await expect(count).not.toHaveText(before, { useInnerText: true });
  expect(subscriptions).toBe(6);
});

test('begins with what needs attention, counted', async ({ page, browser, admin }) => {
  const other = await openAsAnotherAdmin(browser, '/taskbuilder');
  // Its picture is optional, so it lacks one.
  const name = newName('Count the birds');
  await createTask(other, name);
  await other.context().close();

  await openAs(page, admin, '/admin');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Needs attention');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByText(/^\d+ tasks? with no picture$/)).toBeVisible();
  await attention.getByText('See what to fix').click();
  await expect(attention.getByRole('link').first()).toBeVisible();
});
