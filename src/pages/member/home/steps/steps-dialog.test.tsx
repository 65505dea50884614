import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { messages, press, undo } from '@/testing/messages';
import { accountWith, REFUSAL } from '@/testing/fake-api';
import { taskOf } from '@/domain/testing/rows';
import { choose, openHome } from '@/pages/member/home/testing/home-page';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';

const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', steps: 's1: Count them' });

/** Opens the steps of a goal, and adds some of the member's own. */
async function openSteps(own: readonly string[]) {
  const api = accountWith('abc', bulbs);
  api.putOnList(bulbs.id);
  openHome(api);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /of 1 steps/ }));
  const dialog = within(await screen.findByRole('dialog', { name: bulbs.name }));
  for (const [at, text] of own.entries()) {
    await user.type(dialog.getByLabelText('A step of your own'), `${text}{Enter}`);
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(at + 2));
  }
  return { api, user, dialog, list: dialog.getByRole('list', { name: 'Steps' }) };
}

it('focus moves to the list when a step is removed and when the steps start over', async () => {
  const { user, dialog, list } = await openSteps(['Ask Dana']);
  await user.click(dialog.getByRole('button', { name: 'Remove “Ask Dana”' }));
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
  expect(list).toHaveFocus();
  await user.click(dialog.getByRole('checkbox'));
  expect(await dialog.findByRole('status')).toHaveTextContent(
    '1 of 1 steps done. You can mark the task complete below.',
  );
  await user.click(await dialog.findByRole('button', { name: 'Start Over' }));
  await waitFor(() => expect(dialog.getByRole('checkbox')).not.toBeChecked());
  expect(list).toHaveFocus();
});

it('removing a step and starting over can be undone after the dialog is closed', async () => {
  const { user, dialog } = await openSteps(['Ask Dana', 'Ask Lee']);
  const reopen = async (progress: string) =>
    user.click(await screen.findByRole('button', { name: new RegExp(`${progress} steps`) }));
  const boxes = () => screen.getAllByRole('checkbox');
  await user.click(dialog.getByRole('checkbox', { name: 'Ask Dana' }));
  await user.click(dialog.getByRole('button', { name: 'Remove “Ask Dana”' }));
  await press(dialog.getByRole('button', { name: 'Close' }));
  expect(await messages().findByText('Removed the step “Ask Dana”.')).toBeInTheDocument();
  await undo();
  await reopen('1 of 3');
  expect(boxes().map((box) => box.parentElement?.textContent)).toEqual([
    'Count them',
    'Ask Dana',
    'Ask Lee',
  ]);
  for (const name of ['Count them', 'Ask Lee']) {
    await user.click(screen.getByRole('checkbox', { name }));
  }
  await user.click(await screen.findByRole('button', { name: 'Start Over' }));
  await press(screen.getByRole('button', { name: 'Close' }));
  await undo();
  await reopen('3 of 3');
  for (const box of boxes()) expect(box).toBeChecked();
});

it('a member can add steps to a task without any from its menu', async () => {
  const herbs = taskOf('herbs', 'Medium', { name: 'Plant herbs' });
  const api = accountWith('abc', herbs);
  api.putOnList(herbs.id);
  openHome(api);
  await choose('Plant herbs', 'Add steps of your own');
  const dialog = within(await screen.findByRole('dialog', { name: 'Plant herbs' }));
  await userEvent.type(dialog.getByLabelText('A step of your own'), 'Ask Dana{Enter}');
  await dialog.findByRole('checkbox', { name: 'Ask Dana' });
  await press(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: /0 of 1 steps/ })).toHaveTextContent('Ask Dana');
});

it('an invisible step isn’t added, and a step that is too long stays in the field', async () => {
  const { user, dialog } = await openSteps([]);
  const field = dialog.getByLabelText('A step of your own');
  await user.click(field);
  await user.paste('\u200B\u3164');
  await user.keyboard('{Enter}');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  expect(field).toHaveAccessibleDescription('This field is required');
  await user.clear(field);
  await user.paste('x'.repeat(121));
  await user.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription('Use at most 120 characters (you have 121)');
  expect(field).toHaveValue('x'.repeat(121));
  await user.keyboard('{Backspace}{Enter}');
  expect(await dialog.findByRole('checkbox', { name: 'x'.repeat(120) })).toBeInTheDocument();
});

/** Adds one of the member's own steps, and leaves its request pending. */
async function addPending({ api, user, dialog }: Awaited<ReturnType<typeof openSteps>>) {
  const answer = deferred<object>();
  stubDataApi({ ...api.answers(), Commit: () => answer.promise });
  await user.type(dialog.getByLabelText('A step of your own'), 'Ask Dana{Enter}');
  await dialog.findByRole('checkbox', { name: 'Ask Dana' });
  return () => answer.resolve(REFUSAL);
}

it('adding the last possible step moves focus to the list; if it is refused, its text returns to the field', async () => {
  const opened = await openSteps(['1', '2', '3', '4', '5']);
  const { dialog, list } = opened;
  const refuse = await addPending(opened);
  expect(dialog.getAllByRole('checkbox')).toHaveLength(7);
  expect(dialog.queryByLabelText('A step of your own')).toBeNull();
  expect(dialog.getByText('You can add up to 6 steps of your own.')).toBeInTheDocument();
  await waitFor(() => expect(list).toHaveFocus());
  refuse();
  await waitFor(() => expect(dialog.getByLabelText('A step of your own')).toHaveValue('Ask Dana'));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(6);
  expect(dialog.getByRole('alert')).toHaveTextContent('Couldn’t save the step.');
});

it('a refused tick is reported at its step until the next change', async () => {
  const { api, user, dialog } = await openSteps(['Ask Dana']);
  stubDataApi({ ...api.answers(), Commit: () => REFUSAL });
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  await user.click(box('Count them'));
  const step = within(
    dialog.getByRole('listitem', { name: (_, item) => item.contains(box('Count them')) }),
  );
  expect(await step.findByRole('alert')).toHaveTextContent('Couldn’t save the step.');
  expect(box('Count them')).not.toBeChecked();
  stubDataApi(api.answers());
  await user.click(box('Ask Dana'));
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
});

it('a step that is refused after the dialog closes can be retried', async () => {
  const opened = await openSteps([]);
  const { api, user, dialog } = opened;
  const refuse = await addPending(opened);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  refuse();
  stubDataApi(api.answers());
  await press(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: /of 2 steps/ }));
  expect(await screen.findByRole('checkbox', { name: 'Ask Dana' })).toBeVisible();
});

it('a half-typed step is still there when the dialog reopens', async () => {
  const { user, dialog } = await openSteps([]);
  await user.type(dialog.getByLabelText('A step of your own'), 'Ask Dana');
  await press(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: /of 1 steps/ }));
  expect(await screen.findByLabelText('A step of your own')).toHaveValue('Ask Dana');
});
