import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import '@/testing/dialogs';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from '@/pages/member/home/user-landing';

const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', steps: 's1: Count them' });

/** Opens the steps of a goal, and adds some of the member's own. */
async function openSteps(own: readonly string[]) {
  const api = new FakeApi([...['a', 'b', 'c'].map((id) => taskOf(id)), bulbs]);
  const id = goalSelectionId('a1', bulbs.id);
  api.selections.set(id, { id, taskId: bulbs.id, selectionDate: '2025-06-01T00:00:00.000Z' });
  stubDataApi(api.answers());
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /of 1 steps/ }));
  const dialog = within(await screen.findByRole('dialog', { name: bulbs.name }));
  for (const [at, text] of own.entries()) {
    await user.type(dialog.getByLabelText('A step of your own'), `${text}{Enter}`);
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(at + 2));
  }
  return { api, user, dialog, list: dialog.getByRole('list', { name: 'Steps' }) };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
});

it('The list takes the focus of a step that was removed', async () => {
  const { user, dialog, list } = await openSteps(['Ask Dana']);
  await user.click(dialog.getByRole('button', { name: 'Remove “Ask Dana”' }));
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
  expect(list).toHaveFocus();
});

it('The list takes the focus when the steps start over', async () => {
  const { user, dialog, list } = await openSteps([]);
  await user.click(dialog.getByRole('checkbox'));
  await user.click(await dialog.findByRole('button', { name: 'Start Over' }));
  await waitFor(() => expect(dialog.getByRole('checkbox')).not.toBeChecked());
  expect(list).toHaveFocus();
});

it('The list takes the focus of the field after the last step there is room for', async () => {
  const { dialog, list } = await openSteps(['1', '2', '3', '4', '5', '6']);
  expect(dialog.queryByLabelText('A step of your own')).toBeNull();
  expect(list).toHaveFocus();
});

it('The last step there is room for returns to the field when it is refused', async () => {
  const { api, user, dialog } = await openSteps(['1', '2', '3', '4', '5']);
  const answer = deferred<object>();
  stubDataApi({ ...api.answers(), SetGoal: () => answer.promise });
  await user.type(dialog.getByLabelText('A step of your own'), 'Ask Dana{Enter}');
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(7));
  answer.resolve({ data: null, errors: [{ errorType: 'InternalFailure', message: 'planned' }] });
  await waitFor(() => expect(dialog.getByLabelText('A step of your own')).toHaveValue('Ask Dana'));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(6);
});
