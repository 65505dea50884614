import * as v from 'valibot';
import { createTask, newName, openAsAnotherAdmin } from '../setup/admin-pages';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

const StartSchema = v.pipe(v.string(), v.parseJson(), v.object({ type: v.literal('start') }));

test('starts with items that need attention, and subscribes once to each change of a list shown in two places', async ({
  page,
  browser,
  admin,
}) => {
  const name = newName('Sort the bin');
  let subscriptions = 0;
  let messages = 0;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (v.is(StartSchema, String(payload))) subscriptions += 1;
    });
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes(name)) messages += 1;
    });
  });
  await openAs(page, admin, '/admin');
  const tasks = page.locator('dl[aria-label="At a glance"] > div').filter({ hasText: 'Strategic' });
  await expect(tasks).toHaveText(/\d/);
  await expect.poll(() => subscriptions).toBeGreaterThanOrEqual(6);
  // Read at once, since another test may delete one right afterward.
  const before = await tasks.textContent();
  const changed = page.waitForFunction(
    ([element, text]) => element?.textContent !== text,
    [await tasks.elementHandle(), before] as const,
    { polling: 'raf' },
  );

  const other = await openAsAnotherAdmin(browser, '/taskbuilder');
  await createTask(other, name, 'Strategic');
  await other.context().close();
  await changed;
  // The change seen first can be another test's.
  await expect.poll(() => messages).toBe(1);
  expect(subscriptions).toBe(6);

  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Needs attention');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  // Its picture is optional, so it lacks one.
  await expect(attention.getByText(/^\d+ tasks? with no picture$/)).toBeVisible();
  await attention.getByText('See what to fix').click();
  await expect(attention.getByRole('link').first()).toBeVisible();
});
