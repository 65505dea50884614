import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { type PlanDraft, planIn, withPlan } from '@/domain/goal-state';
import { DAY_MS, instantOf } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { stubDataApi } from '@/testing/data-api';
import '@/testing/dialogs';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import '@/testing/popovers';

const dailies = ['a', 'b', 'c'].map((id) => taskOf(id));
const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', duration: 30 });
const herbs = taskOf('herbs', 'Medium', { name: 'Plant herbs' });
const rowId = (taskId: string) => goalSelectionId('a1', taskId);

let api: FakeApi;
const stored = (taskId: string) => {
  const goal = api.selections.get(rowId(taskId))?.['goal'];
  return planIn(typeof goal === 'string' ? goal : null);
};

/** Today, or so many days later. */
const day = (after = 0) => isoDay(calendarDayOf(Date.now()) + after);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
  api = new FakeApi([...dailies, bulbs, herbs]);
});

function put(taskId: string, added: string, plan?: PlanDraft, made = Date.now() - 2 * DAY_MS) {
  const id = rowId(taskId);
  const goal = plan && withPlan(null, plan, made);
  api.selections.set(id, { id, taskId, selectionDate: `2025-06-${added}`, ...(goal && { goal }) });
}

async function open(failing: readonly string[] = []) {
  stubDataApi(api.answers(failing));
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  const list = within(await screen.findByRole('region', { name: 'Do a Little More' }));
  return { user: userEvent.setup(), list };
}

const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

describe('the card of a planned task', () => {
  it('says the plan as a sentence', async () => {
    put('bulbs', '01', { on: day(1), cue: 'after work' });
    const { list } = await open();
    const card = within(await list.findByRole('article', { name: 'Change the bulbs' }));
    expect(
      await card.findByText('After work tomorrow, I’ll change the bulbs.'),
    ).toBeInTheDocument();
    expect(card.queryByText('Planned for today')).toBeNull();
  });

  it('comes first on its day, ‘Planned for today’', async () => {
    put('herbs', '01', { on: day(1) });
    put('bulbs', '02', { on: day() });
    const { list } = await open();
    await list.findByText('Planned for today');
    const [first, second] = list.getAllByRole('article');
    expect(first).toHaveAccessibleName('Change the bulbs');
    expect(first).toHaveTextContent('Planned for todayToday, I’ll change the bulbs.');
    expect(second).not.toHaveTextContent('Planned for today');
  });

  it('says nothing of a plan once the task was completed after it, and forgets it when that stays', async () => {
    put('bulbs', '01', { on: day(-1) }, Date.now() - 9 * DAY_MS);
    const completed = Date.now() - 8 * DAY_MS;
    api.completions.set('c', {
      id: 'c',
      taskId: 'bulbs',
      completedDate: instantOf(completed),
      createdAt: instantOf(completed),
      expirationDate: instantOf(completed + 30 * DAY_MS),
    });
    const { list } = await open();
    const card = within(await list.findByRole('article', { name: 'Change the bulbs' }));
    expect(card.queryByText(/has passed|I’ll/)).toBeNull();
    await waitFor(() => expect(stored('bulbs')).toBeUndefined());
  });
});

describe('the menu of a larger task', () => {
  it('makes a plan with one tap', async () => {
    put('bulbs', '01');
    const { user, list } = await open();
    const button = await list.findByRole('button', { name: 'Options for Change the bulbs' });
    await user.click(button);
    await user.click(
      await screen.findByRole('menuitem', { name: 'Plan when to do it', hidden: true }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the bulbs' }));
    await user.click(dialog.getByRole('button', { name: /after work$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored('bulbs')).toMatchObject({ cue: 'after work' });
    expect(await list.findByText(/^After work .+, I’ll change the bulbs\.$/)).toBeInTheDocument();
  });

  it('keeps the dialog and what it holds if the plan can’t be saved', async () => {
    put('bulbs', '01', { on: day(1) });
    const { user, list } = await open(['Commit']);
    await user.click(await list.findByRole('button', { name: 'Options for Change the bulbs' }));
    await user.click(
      await screen.findByRole('menuitem', { name: 'Change the plan', hidden: true }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the bulbs' }));
    const where = dialog.getByLabelText('Where? (optional)');
    await user.type(where, 'in the hall');
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t save the plan.');
    expect(where).toHaveValue('in the hall');
    expect(await list.findByText('Tomorrow, I’ll change the bulbs.')).toBeInTheDocument();
  });

  it('keeps words that are too long, with what to correct under their field', async () => {
    put('bulbs', '01', { on: day(1) });
    const { user, list } = await open();
    await user.click(await list.findByRole('button', { name: 'Options for Change the bulbs' }));
    await user.click(
      await screen.findByRole('menuitem', { name: 'Change the plan', hidden: true }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the bulbs' }));
    const where = dialog.getByLabelText('Where? (optional)');
    await user.click(where);
    await user.paste('x'.repeat(201));
    expect(where).toHaveAccessibleDescription(/Use at most 200 characters \(you have 201\)/);
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    await user.click(dialog.getByRole('button', { name: /after work$/ }));
    expect(where).toHaveFocus();
    expect(where).toHaveValue('x'.repeat(201));
    expect(stored('bulbs')).toMatchObject({ on: day(1) });
  });

  it('removes a plan, and brings it back on demand', async () => {
    put('bulbs', '01', { on: day(1), where: 'at home' });
    const { user, list } = await open();
    await user.click(await list.findByRole('button', { name: 'Options for Change the bulbs' }));
    await user.click(
      await screen.findByRole('menuitem', { name: 'Remove the plan', hidden: true }),
    );
    const said = 'Removed the plan. “Change the bulbs” stays on your list.';
    expect(await messages().findByText(said)).toBeInTheDocument();
    expect(list.queryByText(/I’ll/)).toBeNull();
    expect(stored('bulbs')).toBeUndefined();
    const undo = messages().getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await user.click(undo);
    await waitFor(() => expect(stored('bulbs')).toMatchObject({ on: day(1), where: 'at home' }));
    expect(await list.findByText('Tomorrow, at home, I’ll change the bulbs.')).toBeInTheDocument();
  });

  it('offers a removed plan no longer once there is another one', async () => {
    put('bulbs', '01', { on: day(1), where: 'at home' });
    const { user, list } = await open();
    const options = await list.findByRole('button', { name: 'Options for Change the bulbs' });
    await user.click(options);
    await user.click(
      await screen.findByRole('menuitem', { name: 'Remove the plan', hidden: true }),
    );
    const undo = await messages().findByRole('button', { name: 'Undo' });
    await user.click(options);
    await user.click(
      await screen.findByRole('menuitem', { name: 'Plan when to do it', hidden: true }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the bulbs' }));
    await user.click(dialog.getByRole('button', { name: /after work$/ }));
    await waitFor(() => expect(stored('bulbs')).toMatchObject({ cue: 'after work' }));
    expect(undo).not.toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(stored('bulbs')).toMatchObject({ cue: 'after work' });
  });

  it('shows the plan again if it can’t be removed', async () => {
    put('bulbs', '01', { on: day(1) });
    const { user, list } = await open(['Commit']);
    await user.click(await list.findByRole('button', { name: 'Options for Change the bulbs' }));
    await user.click(
      await screen.findByRole('menuitem', { name: 'Remove the plan', hidden: true }),
    );
    expect(await messages().findByText(/^Couldn’t remove the plan for/)).toBeInTheDocument();
    expect(await list.findByText('Tomorrow, I’ll change the bulbs.')).toBeInTheDocument();
  });
});

describe('a plan that has passed', () => {
  const answer = (name: string) =>
    screen.findByRole('button', { name: `${name}: Change the bulbs` });

  beforeEach(() => put('bulbs', '01', { on: day(-8) }, Date.now() - 9 * DAY_MS));

  it('is said without reproach, and can be planned again', async () => {
    const { user, list } = await open();
    expect(await list.findByText(/^\w+ \d+ has passed\.$/)).toBeInTheDocument();
    await user.click(await answer('Plan again'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the bulbs' }));
    expect(dialog.getByLabelText('Day')).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: /after work$/ }));
    expect(await list.findByText(/^After work .+, I’ll change the bulbs\.$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('ends with ‘Do it now’, which completes the task', async () => {
    const { user, list } = await open();
    await user.click(await answer('Do it now'));
    expect(await list.findByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(list.queryByText(/has passed/)).toBeNull();
    await waitFor(() => expect(api.completions.size).toBe(1));
    expect(document.body).not.toHaveFocus();
  });

  it('ends with ‘Let it go’, which keeps the task', async () => {
    const { user, list } = await open();
    await user.click(await answer('Let it go'));
    await waitFor(() => expect(stored('bulbs')).toBeUndefined());
    expect(list.getByRole('article', { name: 'Change the bulbs' })).toBeInTheDocument();
    expect(list.queryByText(/has passed/)).toBeNull();
    expect(document.body).not.toHaveFocus();
  });
});

it('a planned task that is removed and put back has its plan again', async () => {
  put('bulbs', '01', { on: day(1) });
  const { user, list } = await open();
  await user.click(await list.findByRole('button', { name: 'Remove Task' }));
  const undo = await messages().findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
  await user.click(undo);
  expect(await list.findByText('Tomorrow, I’ll change the bulbs.')).toBeInTheDocument();
  await waitFor(() => expect(stored('bulbs')).toMatchObject({ on: day(1) }));
});
