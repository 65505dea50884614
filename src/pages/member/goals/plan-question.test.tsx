import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { planIn } from '@/domain/goal-state';
import { planCues } from '@/domain/plan-cues';
import { waitingIn } from '@/data/waiting';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import '@/testing/dialogs';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { MediumTasksPage } from './goal-choice';

const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs' });
const id = goalSelectionId('a1', 'bulbs');
const [chip] = planCues(bulbs, Date.now());
const label = chip?.label ?? '';

let api: FakeApi;
const stored = () => {
  const goal = api.selections.get(id)?.['goal'];
  return planIn(typeof goal === 'string' ? goal : null);
};

beforeEach(() => {
  localStorage.clear();
  api = new FakeApi([bulbs]);
});

const writes = (calls: readonly { operation: string }[]) =>
  calls.map(({ operation }) => operation).filter((name) => ['Select', 'SetGoal'].includes(name));

/** Hides the page for a moment, so the task is stored. */
async function hidePage(): Promise<void> {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  await waitFor(() => expect(api.selections.has(id)).toBe(true));
}

/** Another device adds the task. */
const addElsewhere = () =>
  api.selections.set(id, { id, taskId: 'bulbs', selectionDate: '2025-06-01T00:00:00.000Z' });

/** Adds the task and returns the dialog that asks about it. */
async function added() {
  renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
  const user = userEvent.setup();
  const card = within(await screen.findByRole('article', { name: 'Change the bulbs' }));
  await user.click(card.getByRole('button', { name: 'Add to my list' }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('‘When will you do it?’ after a task was added', () => {
  it('is answered with one tap, and the answer reads as a sentence', async () => {
    stubDataApi(api.answers());
    const { user, dialog } = await added();
    expect(dialog.getByRole('group', { name: 'When will you do it?' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: label }));
    expect(await dialog.findByText(/, I’ll change the bulbs\.$/)).toBeInTheDocument();
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
    expect(dialog.queryByRole('group')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('comes at once, and the answer is stored with the task in one write', async () => {
    const calls = stubDataApi(api.answers());
    const { user, dialog } = await added();
    expect(api.selections.has(id)).toBe(false);
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(writes(calls)).toEqual(['Select']);
  });

  it('can be skipped', async () => {
    const calls = stubDataApi(api.answers());
    const { user, dialog } = await added();
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(api.selections.has(id)).toBe(true));
    expect(stored()).toBeUndefined();
    expect(writes(calls)).toEqual(['Select']);
  });

  it('is no reason to lose the task when the page is hidden or left', async () => {
    stubDataApi(api.answers());
    const { user, dialog } = await added();
    expect(waitingIn('a1')).toMatchObject([{ deed: { kind: 'add', goal: null }, isHeld: false }]);
    await hidePage();
    expect(stored()).toBeUndefined();
    expect(waitingIn('a1')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
  });

  it('is kept with the task if there is no answer to the write', async () => {
    stubDataApi(api.answers());
    const { user, dialog } = await added();
    stubDataApi({});
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(waitingIn('a1')).toMatchObject([{ isHeld: true }]));
    const [deed] = waitingIn('a1').map((note) => note.deed);
    expect(planIn(deed?.kind === 'add' ? deed.goal : null)).toMatchObject(chip?.plan ?? {});
    expect(dialog.getByRole('status')).toHaveTextContent(/, I’ll change the bulbs\.$/);
  });

  it('goes with the dialog if the task is refused, and the next try has the plan', async () => {
    stubDataApi(api.answers(['Select']));
    const { user, dialog } = await added();
    await user.click(dialog.getByRole('button', { name: label }));
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    expect(await messages.findByText(/^Couldn’t add “Change the bulbs”\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const calls = stubDataApi(api.answers());
    const again = messages.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await user.click(again);
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
    expect(writes(calls)).toEqual(['Select']);
  });

  it('goes to a task that another device has added, as a write of its own', async () => {
    const calls = stubDataApi(api.answers());
    const { user, dialog } = await added();
    addElsewhere();
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(stored()).toMatchObject({ ...chip?.plan, sequence: 1 }));
    expect(writes(calls)).toEqual(['Select', 'SetGoal']);
  });

  it('takes any day, with a reminder and a place in the member’s own words', async () => {
    stubDataApi(api.answers());
    const { user, dialog } = await added();
    const pick = dialog.getByRole('button', { name: 'Pick a day' });
    await user.click(pick);
    expect(pick).toHaveAttribute('aria-expanded', 'true');
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    const day = dialog.getByLabelText('Day');
    expect(day).toHaveAccessibleDescription('Choose a day, or say what will remind you');
    expect(day).toHaveFocus();
    const today = isoDay(calendarDayOf(Date.now()));
    await user.type(day, today);
    await user.type(dialog.getByLabelText('What will remind you? (optional)'), 'when I come home');
    await user.type(dialog.getByLabelText('Where? (optional)'), 'Kitchen');
    const sentence = 'When I come home today, at Kitchen, I’ll change the bulbs.';
    expect(dialog.getByText(sentence)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByRole('status')).toHaveTextContent(sentence);
    expect(stored()).toMatchObject({ on: today, cue: 'when I come home', where: 'Kitchen' });
  });

  it('comes before the question for more tasks, so no plan is lost half written', async () => {
    stubDataApi(api.answers());
    const { user, dialog } = await added();
    const more = /^Add more tasks\?/;
    expect(dialog.getByText(more)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Pick a day' }));
    await user.type(dialog.getByLabelText('What will remind you? (optional)'), 'after work');
    expect(dialog.queryByText(more)).toBeNull();
    expect(dialog.queryByRole('button', { name: 'OK' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByText(more)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toMatchObject({ cue: 'after work' });
  });

  it('gives way to the question for more tasks when its fields are closed again', async () => {
    stubDataApi(api.answers());
    const { user, dialog } = await added();
    const pick = dialog.getByRole('button', { name: 'Pick a day' });
    await user.click(pick);
    await user.click(pick);
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toBeUndefined();
  });

  it('can be answered anew, and the event is numbered higher', async () => {
    stubDataApi(api.answers());
    const { user, dialog } = await added();
    await user.click(dialog.getByRole('button', { name: label }));
    const again = await dialog.findByRole('button', { name: 'Change the plan' });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await user.click(again);
    expect(dialog.getByLabelText('Day')).toHaveValue(chip?.plan.on);
    await user.type(dialog.getByLabelText('Where? (optional)'), 'in the hall');
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByText(/, in the hall, I’ll change the bulbs\.$/)).toBeInTheDocument();
    expect(stored()).toMatchObject({ ...chip?.plan, where: 'in the hall', sequence: 2 });
  });

  it('says that the plan couldn’t be saved, and keeps what was entered', async () => {
    stubDataApi(api.answers(['SetGoal']));
    const { user, dialog } = await added();
    await hidePage();
    await user.click(dialog.getByRole('button', { name: 'Pick a day' }));
    await user.type(dialog.getByLabelText('What will remind you? (optional)'), 'after work');
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t save the plan.');
    expect(dialog.getByLabelText('What will remind you? (optional)')).toHaveValue('after work');
    stubDataApi(api.answers());
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByRole('status')).toHaveTextContent(
      'After work, I’ll change the bulbs.',
    );
    expect(stored()).toMatchObject({ cue: 'after work' });
  });

  it('says so in a message if the dialog was closed meanwhile, and tries again on demand', async () => {
    stubDataApi(api.answers());
    const { user, dialog } = await added();
    await hidePage();
    const answer = fetch;
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    stubDataApi(api.answers(['SetGoal']));
    const failing = fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      await released;
      return failing(address, init);
    });
    await user.click(dialog.getByRole('button', { name: label }));
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    release();
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    expect(await messages.findByText(/^Couldn’t plan “Change the bulbs”\./)).toBeInTheDocument();
    vi.stubGlobal('fetch', answer);
    const again = messages.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await user.click(again);
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
  });
});
