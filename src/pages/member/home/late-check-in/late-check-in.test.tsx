import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, undo } from '@/testing/messages';
import { renew } from '@/domain/actions/testing/members';
import { DAY_MS, instantOf, MINUTE_MS, weekdayText } from '@/domain/instant';
import { lateInstant } from '@/domain/late-check-in';
import { taskOf } from '@/domain/testing/rows';
import { expectScore, openHome, section } from '@/pages/member/home/testing/home-page';
import { FakeApi } from '@/testing/fake-api';

/** Opens the home of a member whose window of three open tasks has just been renewed. */
async function openAfterRenewal() {
  const now = Date.now();
  const api = new FakeApi(Array.from('abcdef', (id) => taskOf(id, 'Daily', { duration: 7 })));
  api.commit([renew(0, 'abc', now - DAY_MS - 5 * MINUTE_MS), renew(1, 'def', now)]);
  const { last } = api.member().record;
  if (!last) throw new Error('No window has ended');
  openHome(api);
  const doneAt = lateInstant(last);
  return {
    api,
    doneAt,
    prompt: () => section(`Did you do any of these on ${weekdayText(doneAt)}?`),
  };
}

it('A late check-in counts for the day that it is asked about, and can be undone', async () => {
  const { api, doneAt, prompt } = await openAfterRenewal();
  const button = { name: /^I did this ?Task a$/ };
  await press(await (await prompt()).findByRole('button', button));
  expect(await screen.findByText(/^“Task a” complete: \+10 points\.$/)).toBeVisible();
  const [completedDate, expirationDate] = [instantOf(doneAt), instantOf(doneAt + 7 * DAY_MS)];
  expect([...api.completions.values()]).toMatchObject([
    { taskId: 'a', completedDate, expirationDate },
  ]);
  await expectScore(10, 1);
  expect((await prompt()).queryByRole('button', button)).toBeNull();
  await undo();
  expect(await (await prompt()).findByRole('button', button)).toBeVisible();
  await waitFor(() => expect(api.completions.size).toBe(0));
  expect(api.member()).toMatchObject({ level: 0, record: { done: [] } });
});

it('“None of these” ends the question, and its undo asks it again', async () => {
  const { api, prompt } = await openAfterRenewal();
  const asked = () => api.member().record.last?.tasks;
  await press(await (await prompt()).findByRole('button', { name: 'None of these' }));
  await waitFor(() => expect(asked()).toEqual([]));
  expect(screen.queryByRole('region', { name: /^Did you do any/ })).toBeNull();
  await undo();
  expect(await (await prompt()).findAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(asked()).toEqual(['a', 'b', 'c']));
});
