import { expect, it } from 'vitest';
import { renew } from '@/domain/actions/testing/members';
import { MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { onNotesChange } from '@/lib/notes';
import { accountWith } from '@/testing/fake-api';
import { homeOf } from '@/testing/home-of';
import { storeTokens } from '@/testing/stored-tokens';
import { completeTask } from './complete-task';

it('a completion can be undone even if sending it reveals a wrong clock', async () => {
  const api = accountWith('abc');
  api.commit([renew(0, 'abc', Date.now())]);
  const actor = { client: await homeOf(api), accountId: 'a1' };
  const stop = onNotesChange(() => {
    stop();
    // A later token, as a renewal stores it.
    const expires = Math.floor(Date.now() / SECOND_MS) + 2 * 3600;
    storeTokens({ sub: 'a1', expires, clockDrift: 55 * MINUTE_MS });
  });
  const { run, done } = completeTask(taskOf('b'));
  expect(done?.(await run(actor), actor)).toMatchObject({
    message: expect.stringMatching(/^“Task b” complete: /),
    undo: expect.anything(),
  });
});
