import { liveStatus } from '../setup/admin-pages';
import { expect, test } from '../setup/fixtures';
import { layoutShift, watchLayoutShifts } from '../setup/layout-shifts';
import { openAs } from '../setup/session';

// Not in parallel with other tests, whose new tasks would rightly move the list.
test('nothing shifts at any width when the list goes live', async ({ page, admin }) => {
  await watchLayoutShifts(page);
  const rows = page.getByRole('article');
  await page.routeWebSocket(/graphql/, (socket) => {
    socket.connectToServer().onMessage(async (message) => {
      await rows.first().waitFor();
      socket.send(message);
    });
  });
  await openAs(page, admin, '/library');
  for (const width of [320, 360, 412, 1440]) {
    await page.setViewportSize({ width, height: 823 });
    await page.goto('/taskeditor');
    await expect(liveStatus(page)).toBeVisible();
    expect(await layoutShift(page), `at ${width}`).toBeLessThan(0.02);
  }
});
