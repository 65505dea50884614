import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages, press, undo } from '@/testing/messages';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { type PlanDraft, withPlan } from '@/domain/goal-state';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { notesOf } from '@/data/actions/notes';
import { UNDO_MS } from '@/domain/time-limits';
import { completionOf, taskOf } from '@/domain/testing/rows';
import { clearAccountCache } from '@/lib/account-cache';
import { choose, markComplete, mediumTasks, openHome } from '@/pages/member/home/testing/home-page';
import { setOnline } from '@/testing/connection';
import { deferred } from '@/testing/deferred';
import { accountWith, type FakeApi } from '@/testing/fake-api';

const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', duration: 30 });
const herbs = taskOf('herbs', 'Medium', { name: 'Plant herbs' });

let api: FakeApi;
const stored = () => api.planOf('bulbs');

/** Today, or a number of days later. */
const day = (after = 0) => isoDay(calendarDayOf(Date.now()) + after);

beforeEach(() => {
  api = accountWith('abc', bulbs, herbs);
});

const plan = (taskId: string, added: string, draft: PlanDraft, daysAgo = 2) =>
  api.putOnList(taskId, withPlan(null, draft, Date.now() - daysAgo * DAY_MS), added);

/** Opens the home with a plan for tomorrow. */
function openPlanned(where?: string, failing: readonly string[] = []) {
  plan('bulbs', '01', { on: day(1), ...(where !== undefined && { where }) });
  openHome(api, api.answers(failing));
  return mediumTasks();
}

const planDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Change the bulbs' }));

/** Plans the task after work, in the dialog. */
const planAfterWork = async () =>
  press((await planDialog()).getByRole('button', { name: /after work$/ }));

const TOMORROW = 'Tomorrow, I’ll change the bulbs.';
const AFTER_WORK = /^After work .+, I’ll change the bulbs\.$/;

it('the card of a planned task hides the plan after the task’s completion, and drops it unless that is undone', async () => {
  plan('bulbs', '01', { on: day(-1) }, 9);
  const row = completionOf('a1', bulbs, Date.now() - 8 * DAY_MS);
  api.completions.set(row.id, { ...row });
  openHome(api);
  const card = within(
    await (await mediumTasks()).findByRole('article', { name: 'Change the bulbs' }),
  );
  expect(card.queryByText(/has passed|I’ll/)).toBeNull();
  await waitFor(() => expect(stored()).toBeUndefined());
});

it('a plan that is done for good while offline is dropped with the connection, and is no change that waits', async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  plan('bulbs', '01', { on: day() }, 1);
  const row = completionOf('a1', bulbs, start - UNDO_MS + MINUTE_MS);
  api.completions.set(row.id, { ...row });
  openHome(api);
  const list = await mediumTasks();
  expect(await list.findByRole('button', { name: 'Task Complete' })).toBeVisible();
  setOnline(false);
  vi.setSystemTime(start + 2 * MINUTE_MS);
  fireEvent(document, new Event('visibilitychange'));
  expect(notesOf('a1').map(({ action }) => action.kind)).not.toContain('plan');
  expect(stored()).toMatchObject({ on: day() });
  setOnline(true);
  await waitFor(() => expect(stored()).toBeUndefined());
});

describe('the menu of a larger task', () => {
  it('refuses a day that passed at midnight, while the dialog was open', async () => {
    const evening = new Date().setHours(23, 50);
    vi.useFakeTimers({ toFake: ['Date'], now: evening });
    api = accountWith('abc', bulbs);
    api.putOnList('bulbs');
    openHome(api);
    await choose('Change the bulbs', 'Plan when to do it');
    const dialog = await planDialog();
    await press(dialog.getByRole('button', { name: 'Pick a day' }));
    const chosen = dialog.getByLabelText('Day');
    fireEvent.change(chosen, { target: { value: day() } });
    expect(dialog.getByText('Today, I’ll change the bulbs.')).toBeInTheDocument();
    vi.setSystemTime(evening + HOUR_MS / 3);
    fireEvent(document, new Event('visibilitychange'));
    await press(dialog.getByRole('button', { name: 'Save plan' }));
    expect(chosen).toHaveAccessibleDescription('Choose today or a later day');
  });

  it('keeps the dialog and its text if the plan can’t be saved, and the text after it is closed', async () => {
    const list = await openPlanned(undefined, ['Commit']);
    await choose('Change the bulbs', 'Change the plan');
    const dialog = await planDialog();
    const where = dialog.getByLabelText('Where? (optional)');
    await userEvent.type(where, 'in the hall');
    await press(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t save the plan.');
    expect(where).toHaveValue('in the hall');
    await press(dialog.getByRole('button', { name: 'Close' }));
    expect(await list.findByText(TOMORROW)).toBeInTheDocument();
    await choose('Change the bulbs', 'Change the plan');
    const again = await planDialog();
    expect(again.getByLabelText('Where? (optional)')).toHaveValue('in the hall');
  });

  it('leaves the steps open that were opened while a plan was being stored', async () => {
    const { Commit, ...answers } = api.answers();
    const held = deferred<void>();
    api.putOnList('bulbs');
    const answer = (variables: Record<string, unknown>) => Commit?.(variables) ?? {};
    openHome(api, {
      ...answers,
      Commit: (variables) => held.promise.then(() => answer(variables)),
    });
    await choose('Change the bulbs', 'Plan when to do it');
    await planAfterWork();
    await press((await planDialog()).getByRole('button', { name: 'Close' }));
    await choose('Change the bulbs', 'Add steps of your own');
    await userEvent.type(screen.getByLabelText('A step of your own'), 'Buy bulbs');
    held.resolve();
    await press(screen.getByRole('button', { name: 'Add' }));
    // The step is stored after the plan.
    await waitFor(() => expect(notesOf('a1')).toEqual([]));
    await press((await planDialog()).getByRole('button', { name: 'Close' }));
    expect(await messages().findByText(AFTER_WORK)).toBeVisible();
    expect(stored()).toMatchObject({ cue: 'after work' });
  });

  it('keeps words that are too long, with the problem under their field', async () => {
    await openPlanned();
    await choose('Change the bulbs', 'Change the plan');
    const dialog = await planDialog();
    const where = dialog.getByLabelText('Where? (optional)');
    await userEvent.click(where);
    await userEvent.paste('x'.repeat(201));
    expect(where).toHaveAccessibleDescription(/Use at most 200 characters \(you have 201\)/);
    await press(dialog.getByRole('button', { name: 'Save plan' }));
    await planAfterWork();
    expect(where).toHaveFocus();
    expect(where).toHaveValue('x'.repeat(201));
    expect(stored()).toMatchObject({ on: day(1) });
  });

  it('removes a plan, and brings it back on demand', async () => {
    const list = await openPlanned('at home');
    await choose('Change the bulbs', 'Remove the plan');
    const said = 'Removed the plan. “Change the bulbs” stays on your list.';
    expect(await messages().findByText(said)).toBeInTheDocument();
    expect(list.queryByText(/I’ll/)).toBeNull();
    expect(stored()).toBeUndefined();
    await undo();
    await waitFor(() => expect(stored()).toMatchObject({ on: day(1), where: 'at home' }));
    expect(await list.findByText('Tomorrow, at home, I’ll change the bulbs.')).toBeInTheDocument();
  });

  it('no longer offers a removed plan once there is another one', async () => {
    await openPlanned('at home');
    await choose('Change the bulbs', 'Remove the plan');
    const offered = await messages().findByRole('button', { name: 'Undo' });
    await choose('Change the bulbs', 'Plan when to do it');
    await planAfterWork();
    await waitFor(() => expect(stored()).toMatchObject({ cue: 'after work' }));
    expect(offered).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(stored()).toMatchObject({ cue: 'after work' });
  });

  it('keeps a plan whose event can’t be canceled', async () => {
    vi.doMock('@/features/goals/plan-calendar', () => {
      throw new TypeError('No such file');
    });
    onTestFinished(() => vi.doUnmock('@/features/goals/plan-calendar'));
    plan('bulbs', '01', { on: day(1), time: '09:00' });
    openHome(api);
    await choose('Change the bulbs', 'Remove the plan and its event');
    expect(await messages().findByText(/^Couldn’t create the calendar file\./)).toBeVisible();
    expect(stored()).toMatchObject({ on: day(1) });
    expect(messages().queryByText(/^Removed the plan/)).toBeNull();
  });
});

describe('a plan that has passed', () => {
  const answer = async (name: string) =>
    press(await screen.findByRole('button', { name: `${name}: Change the bulbs` }));

  beforeEach(() => {
    plan('bulbs', '01', { on: day(-8) }, 9);
    openHome(api);
  });

  it('is mentioned without reproach, and can be planned again', async () => {
    const list = await mediumTasks();
    expect(await list.findByText(/^\w+ \d+ has passed\.$/)).toBeInTheDocument();
    await answer('Plan again');
    expect((await planDialog()).getByLabelText('Day')).toHaveValue('');
    await planAfterWork();
    expect(await list.findByText(AFTER_WORK)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ends with ‘Do it now’, which completes the task', async () => {
    await answer('Do it now');
    const list = await mediumTasks();
    expect(await list.findByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(list.queryByText(/has passed/)).toBeNull();
    await waitFor(() => expect(api.completions.size).toBe(1));
    expect(document.body).not.toHaveFocus();
  });

  it('ends with ‘Let it go’, which keeps the task', async () => {
    await answer('Let it go');
    await waitFor(() => expect(stored()).toBeUndefined());
    const list = await mediumTasks();
    expect(list.queryByText(/has passed/)).toBeNull();
    await waitFor(() =>
      expect(list.getByRole('article', { name: 'Change the bulbs' })).toHaveFocus(),
    );
  });
});

it('a planned task that is removed and put back has its plan again, and its place', async () => {
  api.putOnList('herbs', null, '02');
  const list = await openPlanned();
  const card = within(await list.findByRole('article', { name: 'Change the bulbs' }));
  await press(card.getByRole('button', { name: /^Remove Task/ }));
  await undo();
  await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(2));
  expect(list.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Change the bulbs');
  expect(await list.findByText(TOMORROW)).toBeInTheDocument();
  await waitFor(() => expect(stored()).toMatchObject({ on: day(1) }));
});

it('a task planned for today comes first, and the installed app’s icon counts it until it is done or the member signs out', async () => {
  const shown: number[] = [];
  const show = async (count: number) => void shown.push(count);
  Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show(0) });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'setAppBadge');
    Reflect.deleteProperty(navigator, 'clearAppBadge');
  });
  api.putOnList('bulbs', null, '01');
  plan('herbs', '02', { on: day() });
  openHome(api);
  const [first] = await (await mediumTasks()).findAllByRole('article');
  expect(first).toHaveAccessibleName('Plant herbs');
  expect(first).toHaveTextContent('Planned for today');
  await waitFor(() => expect(shown.at(-1)).toBe(4));
  await markComplete(within(first ?? document.body));
  await waitFor(() => expect(shown.at(-1)).toBe(3));
  clearAccountCache();
  expect(shown.at(-1)).toBe(0);
});
