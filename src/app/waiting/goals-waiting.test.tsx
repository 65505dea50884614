import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '@/testing/messages';
import { notesOf } from '@/data/actions/notes';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { isRemembered } from '@/lib/account-cache';
import { MediumTasksPage } from '@/pages/member/goals/goal-choice';
import { mediumTasks } from '@/pages/member/home/testing/home-page';
import { setOnline } from '@/testing/connection';
import { stubDataApi } from '@/testing/data-api';
import { accountWith } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { loseConnection, openSendingHome as open, reconnect } from './testing/sending-home';

const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', description: 'All of them' });
const id = goalSelectionId('a1', 'bulbs');
const MARK = 'Waiting for a connection';

const card = async () => within(await screen.findByRole('article', { name: bulbs.name }));

it('A task that is added without a connection is on the list at once, and on the home', async () => {
  const backend = accountWith('abc', bulbs);
  const home = open(backend);
  await mediumTasks();
  await waitFor(() => expect(isRemembered('a1', 'snapshot')).toBe(true));
  home.unmount();
  const tasks = renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
  await card();
  loseConnection();
  await press((await card()).getByRole('button', { name: 'Add to my list' }));
  await press(await screen.findByRole('button', { name: 'OK' }));
  expect((await card()).getByText(MARK)).toBeVisible();
  expect((await card()).getByRole('button', { name: 'Already Added' })).toBeDisabled();
  tasks.unmount();

  open(backend, {});
  expect((await card()).getByText(MARK)).toBeVisible();
  expect(screen.getByText('1 change is waiting for a connection')).toBeVisible();
  expect(backend.selections.has(id)).toBe(false);
  const { action } = notesOf('a1')[0] ?? {};
  reconnect(backend);
  const saved = 'The change that waited for a connection is saved.';
  expect(await screen.findByText(saved)).toBeVisible();
  const stored = Date.parse(String(backend.selections.get(id)?.['selectionDate']));
  expect(stored).toBe(action?.kind === 'add' && action.at);
  expect(screen.queryByText(MARK)).toBeNull();
});

it('A task deleted before it could be added is reported', async () => {
  const backend = accountWith('abc', bulbs);
  stubDataApi(backend.answers());
  const tasks = renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
  await card();
  loseConnection();
  await press((await card()).getByRole('button', { name: 'Add to my list' }));
  await waitFor(() => expect(notesOf('a1')).toHaveLength(1));
  tasks.unmount();
  backend.tasks.splice(3, 1);
  setOnline(true);
  open(backend);
  const sentence = '“Change the bulbs” is no longer available, so it wasn’t added to your list.';
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: bulbs.name })).toBeNull());
  expect(backend.selections.has(id)).toBe(false);
});
