import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { noteHeld } from '@/data/actions/testing/note-held';
import { actionOf, complete as completing } from '@/domain/actions/testing/members';
import { instantOf } from '@/domain/instant';
import { stubDataApi } from '@/testing/data-api';
import type { FakeApi } from '@/testing/fake-api';
import { press } from '@/testing/messages';
import { leaveAndReturn } from '@/testing/page-to-leave';
import {
  apiWith,
  bulbs,
  button,
  buttons,
  cells,
  complete,
  headings,
  history,
  long,
  open,
  region,
  tap,
} from './testing/history-page';

const aDay = expect.stringMatching(/20\d\d/);

describe('the history', () => {
  it('has the specified columns, truncates descriptions and names unknown tasks', async () => {
    const api = apiWith('bulbs', 'gone', 'tap');
    api.tasks[1] = { ...tap, score: 1000 };
    open(api);
    expect((await headings()).map(({ textContent }) => textContent)).toEqual([
      'Task Name',
      'Description',
      'Daily Points',
      'Completed Date',
      'Expiration Date',
    ]);
    expect(within(await history()).getAllByRole('rowheader')[1]).toHaveTextContent('Unknown Task');
    expect(await cells()).toEqual([
      ['Change the bulbs', 'A description of mor…', '30 points', aDay, aDay, ''],
      ['Unknown Task', '', '0 points', aDay, aDay, ''],
      ['Close the tap', 'Short', '1,000 points', aDay, aDay, ''],
    ]);
  });

  it('sorts by a heading on click, and reverses the order on the next click', async () => {
    open(apiWith('bulbs', 'tap'));
    const user = userEvent.setup();
    const points = (await headings())[2];
    await user.click(await button('Daily Points'));
    expect(points).toHaveAttribute('aria-sort', 'ascending');
    expect((await cells()).map(([name]) => name)).toEqual(['Close the tap', 'Change the bulbs']);
    await user.click(await button('Daily Points'));
    expect(points).toHaveAttribute('aria-sort', 'descending');
    expect((await cells()).map(([name]) => name)).toEqual(['Change the bulbs', 'Close the tap']);
  });

  it('keeps its order and page when the member comes back', async () => {
    open(apiWith(...Array.from({ length: 51 }, (_, at) => (at === 0 ? 'tap' : 'bulbs'))));
    await userEvent.click(await button('Task Name'));
    await userEvent.click(await button('Next'));
    await leaveAndReturn();
    expect((await cells()).map(([name]) => name)).toEqual(['Close the tap']);
    await userEvent.click(await button('Daily Points'));
    expect(await cells()).toHaveLength(50);
  });

  it('expands a completion’s details, unless there are none', async () => {
    open(apiWith('bulbs', 'gone'));
    const name = await button('Change the bulbs');
    expect(name).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(name);
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect((await cells())[1]).toEqual([`${long}Not estimated`]);
    await userEvent.click(name);
    expect(await cells()).toHaveLength(2);
    expect(await buttons('Unknown Task')).toEqual([]);
  });

  it('lists an action that waits for a connection, once, until it is undone', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 0, 30);
    for (const [at, task] of [tap, bulbs].entries()) {
      noteHeld('a1', completing(task, Date.now() + at));
    }
    open(api);
    expect(await screen.findByText('2 completed tasks still valid')).toBeInTheDocument();
    const rows = (await cells()).map(([name, , points]) => [name, points]);
    expect(rows).toContainEqual(['Close the tapWaiting for a connection', '5 points']);
    expect(rows).toContainEqual(['Change the bulbs', '30 points']);
    const [row] = [...api.completions.values()];
    if (!row) throw new Error('no completion');
    const doneAt = Date.parse(row.completedDate);
    const undone = {
      taskId: 'bulbs',
      name: 'Change the bulbs',
      rowId: row.id,
      doneAt,
      saved: null,
    };
    act(() => void noteHeld('a1', actionOf({ kind: 'undo', ...undone }, Date.now())));
    expect(await screen.findByText('1 completed task still valid')).toBeInTheDocument();
  });

  it.each([
    ['device', (api: FakeApi) => api.commit([completing(tap, Date.now())])],
    ['client', (api: FakeApi) => complete(api, 'tap', 0, 1)],
  ])('shows another %s’s completions since the home was read', async (_, completeElsewhere) => {
    const api = apiWith();
    const { Home, ...answers } = api.answers();
    const before = Home?.({}) ?? {};
    completeElsewhere(api);
    let reads = 0;
    open(api, { ...answers, Home: () => (++reads === 1 ? before : (Home?.({}) ?? {})) });
    expect((await cells()).map(([name]) => name)).toEqual(['Close the tap']);
  });

  it('tells a member who returns after years only that the past year is empty', async () => {
    const api = apiWith();
    api.profile = { level: 2 };
    open(api);
    expect(await screen.findByText('Nothing completed in the past year')).toBeInTheDocument();
  });

  it('stays if it can’t be reloaded, and says so', async () => {
    const api = apiWith('tap');
    open(api);
    expect(await cells()).toHaveLength(1);
    stubDataApi(api.answers(['HistoryPage']));
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/Some entries may be missing below/)).toHaveTextContent(
      'Something went wrong. Try again.',
    );
    expect(await cells()).toHaveLength(1);
  });

  it('undoes completions of the last hour, and none older', async () => {
    const api = apiWith('tap');
    complete(api, 'bulbs', 0, 3);
    api.profile = { level: 2 };
    const calls = open(api);
    expect((await buttons('Undo')).map(({ textContent }) => textContent)).toEqual([
      'Undo Change the bulbs',
    ]);
    await press(await button('Undo'));
    await screen.findByText('“Change the bulbs” is no longer marked complete.');
    expect(screen.getByText('Your history', { selector: 'h1' })).toHaveFocus();
    expect(await cells()).toHaveLength(1);
    expect([...api.completions.values()].map(({ taskId }) => taskId)).toEqual(['tap']);
    const written = calls.findLast(({ operation }) => operation === 'Commit');
    expect(written?.variables).toMatchObject({ susscore: 5 });
  });

  it('can undo a late check-in whose points have expired, and doesn’t count it as valid', async () => {
    const api = apiWith('tap');
    complete(api, 'bulbs', 2, 1);
    const [late] = [...api.completions.values()].slice(-1);
    if (late) api.completions.set(late.id, { ...late, createdAt: instantOf(Date.now()) });
    open(api);
    const section = await region('Checked in late');
    expect(section).toHaveTextContent(/Change the bulbsCompleted .+20\d\d · Expired .+20\d\d/);
    expect(await cells()).toHaveLength(1);
    expect(screen.getByText('1 completed task still valid')).toBeInTheDocument();
    const undo = within(section).getByRole('button', { name: /^Undo/ });
    await press(undo);
    await waitFor(() => expect(section).not.toBeInTheDocument());
    expect([...api.completions.values()].map(({ taskId }) => taskId)).toEqual(['tap']);
  });

  it('restores a row whose undo failed, and says so', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 0, 3);
    open(api, api.answers(['Commit']));
    await press(await button('Undo'));
    expect(await screen.findByText(/Couldn’t undo “Change the bulbs”/)).toBeInTheDocument();
    expect(await cells()).toHaveLength(1);
  });
});
