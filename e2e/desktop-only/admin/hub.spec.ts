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
  const count = page
    .locator('dl[aria-label="At a glance"] > div')
    .filter({ hasText: 'Medium tasks' });
  await expect.poll(() => subscriptions).toBeGreaterThanOrEqual(6);
  const before = await count.innerText();

  const other = await openAsAnotherAdmin(browser, '/taskbuilder');
  await createTask(other, newName('Sort the bin'));
  await other.context().close();
  await expect(count).not.toHaveText(before, { useInnerText: true });
  expect(subscriptions).toBe(6);
});
