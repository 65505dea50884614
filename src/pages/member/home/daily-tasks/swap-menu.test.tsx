import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import '@/testing/popovers';
import { asideIds } from '@/domain/actions/daily';
import { renew } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
});

it.each([
  ['I already do this', 'doing', 'Nice! “Task b” is set aside. Here’s “Task d”.'],
  ['Not for me', 'unsuited', '“Task b” is set aside. Here’s “Task d”.'],
])('“%s” sets a task aside and shows another, and can be undone', async (entry, reason, text) => {
  const api = new FakeApi(Array.from('abcd', (id) => taskOf(id)));
  api.commit([renew(0, 'abc', Date.now())]);
  stubDataApi(api.answers());
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  const user = userEvent.setup();
  const names = () =>
    within(screen.getByRole('region', { name: 'Your Daily Tasks' }))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
  await user.click(await screen.findByRole('button', { name: 'Options for Task b' }));
  await user.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await messages.findByText(text)).toBeVisible();
  expect(names()).toEqual(['Task a', 'Task d', 'Task c']);
  const { record } = api.member();
  expect([record.set.tasks, record.aside]).toMatchObject([
    ['a', 'd', 'c'],
    [['b', reason, expect.any(Number)]],
  ]);

  const undo = await messages.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
  await user.click(undo);
  expect(await messages.findByText('“Task b” is back.')).toBeVisible();
  expect(names()).toEqual(['Task a', 'Task b', 'Task c']);
  expect(asideIds(api.member())).toEqual([]);
});
