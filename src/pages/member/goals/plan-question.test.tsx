import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { planIn } from '@/domain/goal-state';
import { planCues } from '@/domain/plan-cues';
import { notesOf } from '@/data/actions/notes';
import { actionOf } from '@/domain/actions/testing/members';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import '@/testing/dialogs';
import { deferred } from '@/testing/deferred';
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
  api = new FakeApi([bulbs]);
});

const commits = (calls: readonly { operation: string; variables: Record<string, unknown> }[]) =>
  calls.filter(({ operation }) => operation === 'Commit').map(({ variables }) => variables);

/** Another device adds the task. */
const addElsewhere = () =>
  api.commit([actionOf({ kind: 'add', task: bulbs, goal: null }, Date.now())]);

const isListed = () => waitFor(() => expect(api.selections.has(id)).toBe(true));

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

  it('comes at once; the task is stored meanwhile, and the answer is a commit of its own', async () => {
    const calls = stubDataApi(api.answers());
    const { user, dialog } = await added();
    await isListed();
    expect(stored()).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(commits(calls)).toHaveLength(2);
  });

  it('can be skipped', async () => {
    const calls = stubDataApi(api.answers());
    const { user, dialog } = await added();
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await isListed();
    expect(stored()).toBeUndefined();
    expect(commits(calls)).toHaveLength(1);
  });

  it('is answered while the task is still being stored', async () => {
    const { Commit, ...answers } = api.answers();
    const held = deferred<void>();
    stubDataApi({
      ...answers,
      Commit: async (variables) => held.promise.then(() => Commit?.(variables) ?? {}),
    });
    const { user, dialog } = await added();
    await user.click(dialog.getByRole('button', { name: label }));
    expect(api.selections.has(id)).toBe(false);
    held.resolve();
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
  });

  it('waits with the task if there is no connection', async () => {
    stubDataApi(api.answers());
    renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
    const user = userEvent.setup();
    const card = within(await screen.findByRole('article', { name: 'Change the bulbs' }));
    stubDataApi({});
    await user.click(card.getByRole('button', { name: 'Add to my list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() =>
      expect(notesOf('a1')).toMatchObject([
        { isHeld: true, action: { kind: 'add' } },
        { isHeld: true, action: { kind: 'plan', plan: chip?.plan } },
      ]),
    );
    expect(await dialog.findByRole('status')).toHaveTextContent(/, I’ll change the bulbs\.$/);
  });

  it('goes with the dialog if the task is refused, which can be added again', async () => {
    stubDataApi(api.answers(['Commit']));
    renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
    const user = userEvent.setup();
    const card = within(await screen.findByRole('article', { name: 'Change the bulbs' }));
    await user.click(card.getByRole('button', { name: 'Add to my list' }));
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    expect(await messages.findByText(/^Couldn’t add “Change the bulbs”\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    stubDataApi(api.answers());
    const again = messages.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await user.click(again);
    await isListed();
  });

  it('goes to a task that another device has added', async () => {
    stubDataApi(api.answers());
    renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
    const user = userEvent.setup();
    const card = within(await screen.findByRole('article', { name: 'Change the bulbs' }));
    addElsewhere();
    await user.click(card.getByRole('button', { name: 'Add to my list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
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
    await waitFor(() => expect(stored()).toMatchObject(chip?.plan ?? {}));
    const { sequence: first = 0 } = stored() ?? {};
    const again = await dialog.findByRole('button', { name: 'Change the plan' });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    await user.click(again);
    expect(dialog.getByLabelText('Day')).toHaveValue(chip?.plan.on);
    await user.type(dialog.getByLabelText('Where? (optional)'), 'in the hall');
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByText(/, in the hall, I’ll change the bulbs\.$/)).toBeInTheDocument();
    await waitFor(() => expect(stored()).toMatchObject({ ...chip?.plan, where: 'in the hall' }));
    expect(stored()?.sequence).toBeGreaterThan(first);
  });

  it('says that the plan couldn’t be saved, and keeps what was entered', async () => {
    stubDataApi(api.answers());
    const { user, dialog } = await added();
    await isListed();
    stubDataApi(api.answers(['Commit']));
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
    await isListed();
    const answer = fetch;
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    stubDataApi(api.answers(['Commit']));
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
