import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages, press } from '@/testing/messages';
import { planCues } from '@/domain/plan-cues';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { REFUSAL, FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { translatePage } from '@/testing/translate-page';
import { MediumTasksPage } from './goal-choice';

const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs' });
const [chip] = planCues(bulbs, Date.now());
const label = chip?.label ?? '';

let api: FakeApi;
const stored = () => api.planOf('bulbs');

beforeEach(() => {
  api = new FakeApi([bulbs]);
});

const isListed = () => waitFor(() => expect(api.selections.size).toBe(1));

/** Adds the task once the page has loaded and `before` has run. Returns the requests. */
async function add(answers = api.answers(), before = () => {}) {
  const calls = stubDataApi(answers);
  renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
  const card = within(await screen.findByRole('article', { name: 'Change the bulbs' }));
  before();
  await press(card.getByRole('button', { name: /^Add to my list/ }));
  return calls;
}

/** Adds the task and returns the dialog that asks about it. */
async function added(...how: Parameters<typeof add>) {
  const calls = await add(...how);
  const dialog = within(await screen.findByRole('dialog'));
  const pressIn = (name: string) => press(dialog.getByRole('button', { name }));
  return { calls, user: userEvent.setup(), dialog, pressIn };
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('‘When will you do it?’ after a task was added', () => {
  it('is answered with one tap, and the answer reads as a sentence', async () => {
    const { dialog, pressIn } = await added();
    expect(dialog.getByRole('group', { name: 'When will you do it?' })).toBeInTheDocument();
    await pressIn(label);
    expect(await dialog.findByText(/, I’ll change the bulbs\.$/)).toBeInTheDocument();
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
    expect(dialog.queryByRole('group')).toBeNull();
    await waitFor(() => expect(dialog.getByText(/, I’ll change the bulbs\.$/)).toHaveFocus());
    await pressIn('Change the plan');
    expect(dialog.getByLabelText('Day')).toHaveValue(chip?.plan.on);
  });

  it('closes if the task is refused, which can then be added again, even on a translated page', async () => {
    await add(api.answers(['Commit']), translatePage);
    expect(await messages().findByText(/^Couldn’t add “Change the bulbs”\./)).toBeInTheDocument();
    await expectClosed();
    stubDataApi(api.answers());
    await press(messages().getByRole('button', { name: 'Try again' }));
    await isListed();
  });

  it('comes before the question for more tasks, so no half-written plan is lost', async () => {
    const { user, dialog, pressIn } = await added();
    const more = 'Add more tasks? Click OK to Add more or Cancel to return Home.';
    for (const isShown of [true, false, true]) {
      expect(dialog.queryAllByText(more)).toHaveLength(isShown ? 1 : 0);
      await pressIn('Pick a day');
    }
    const pick = dialog.getByRole('button', { name: 'Pick a day' });
    expect(pick).toHaveAttribute('aria-expanded', 'true');
    await user.type(dialog.getByLabelText('What will remind you? (optional)'), 'after work');
    await user.type(dialog.getByLabelText('Where? (optional)'), 'Kitchen');
    expect(dialog.queryByText(more)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'OK' })).toBeNull();
    await pressIn('Save plan');
    expect(await dialog.findByText(more)).toBeInTheDocument();
    await pressIn('OK');
    await expectClosed();
    await waitFor(() => expect(stored()).toMatchObject({ cue: 'after work', where: 'Kitchen' }));
  });

  it('reports a failure in a message once the dialog is closed, and can be retried', async () => {
    const { pressIn } = await added();
    await isListed();
    const held = deferred<object>();
    stubDataApi({ ...api.answers(), Commit: () => held.promise });
    await pressIn(label);
    await pressIn('OK');
    held.resolve(REFUSAL);
    expect(await messages().findByText(/^Couldn’t plan “Change the bulbs”\./)).toBeInTheDocument();
    stubDataApi(api.answers());
    await press(messages().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
  });
});
