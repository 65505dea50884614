import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renew } from '@/domain/actions/testing/members';
import { DAY_MS, instantOf, MINUTE_MS, weekdayText } from '@/domain/instant';
import { lateInstant } from '@/domain/late-check-in';
import { taskOf } from '@/domain/testing/rows';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
});

/** Opens the home of a member whose window of three open tasks has just been renewed. */
async function openAfterRenewal() {
  const now = Date.now();
  const api = new FakeApi(Array.from('abcdef', (id) => taskOf(id, 'Daily', { duration: 7 })));
  api.commit([renew(0, 'abc', now - DAY_MS - 5 * MINUTE_MS), renew(1, 'def', now)]);
  const { last } = api.member().record;
  if (!last) throw new Error('No window has ended');
  stubDataApi(api.answers());
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  const day = weekdayText(lateInstant(last));
  const name = `Did you do any of these on ${day}?`;
  const user = userEvent.setup();
  /** Presses a button once a click can't be meant for what was there before. */
  const press = async (button: HTMLElement) => {
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
  };
  const undo = async () => {
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await press(await messages.findByRole('button', { name: 'Undo' }));
  };
  const prompt = () => screen.findByRole('region', { name });
  return { api, last, press, prompt, undo };
}

it('A late check-in counts for the day that it is asked about, and can be undone', async () => {
  const { api, last, press, prompt, undo } = await openAfterRenewal();
  const button = { name: /^I did this ?Task a$/ };
  await press(await within(await prompt()).findByRole('button', button));
  expect(await screen.findByText(/^“Task a” complete: \+10 points\.$/)).toBeVisible();
  const doneAt = lateInstant(last);
  expect([...api.completions.values()]).toMatchObject([
    {
      taskId: 'a',
      completedDate: instantOf(doneAt),
      expirationDate: instantOf(doneAt + 7 * DAY_MS),
    },
  ]);
  expect(screen.getByRole('link', { name: /SusScore/ })).toHaveTextContent(/SusScore 10.*Level 1/);
  expect(within(await prompt()).queryByRole('button', button)).toBeNull();
  await undo();
  expect(await within(await prompt()).findByRole('button', button)).toBeVisible();
  await waitFor(() => expect(api.completions.size).toBe(0));
  expect(api.member()).toMatchObject({ level: 0, record: { done: [] } });
});

it('“None of these” ends the question, and its undo asks it again', async () => {
  const { api, press, prompt, undo } = await openAfterRenewal();
  const asked = () => api.member().record.last?.tasks;
  await press(await within(await prompt()).findByRole('button', { name: 'None of these' }));
  await waitFor(() => expect(asked()).toEqual([]));
  expect(screen.queryByRole('region', { name: /^Did you do any/ })).toBeNull();
  await undo();
  expect(await within(await prompt()).findAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(asked()).toEqual(['a', 'b', 'c']));
});
