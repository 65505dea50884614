import type { WebSocketRoute } from '@playwright/test';
import {
  createTask,
  findRow,
  liveStatus,
  newName,
  openAsAnotherAdmin,
} from '../../setup/admin-pages';
import { expect, test } from '../../setup/fixtures';
import { openAs } from '../../setup/session';

test('a list whose subscriptions failed becomes live again', async ({ page, browser, admin }) => {
  let refusals = 0;
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (refusals < 3 && refuseStart(socket, String(message))) refusals += 1;
      else server.send(message);
    });
  });
  await openAs(page, admin, '/taskeditor');
  await expect.poll(() => refusals).toBe(3);
  await expect(liveStatus(page)).toBeVisible({
    timeout: 30_000,
  });

  const other = await openAsAnotherAdmin(browser, '/taskbuilder');
  const name = newName('Task of another admin');
  await createTask(other, name);
  await findRow(page, name);
});

/** Answers the start of a subscription with an error. Returns whether the message was one. */
function refuseStart(socket: WebSocketRoute, message: string): boolean {
  const { type, id }: { type: unknown; id: unknown } = JSON.parse(message);
  if (type !== 'start') return false;
  const errors = [{ errorType: 'DuplicatedOperationError', message: 'It already exists' }];
  socket.send(JSON.stringify({ type: 'error', id, payload: { errors } }));
  return true;
}
