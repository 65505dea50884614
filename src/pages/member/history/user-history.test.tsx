import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { noteHeld } from '@/data/actions/testing/note-held';
import { actionOf, complete as completing } from '@/domain/actions/testing/members';
import { DAY_MS, instantOf } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserHistoryPage } from './user-history';

const long = 'A description of more than twenty characters';
const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', description: long, score: 30 });
const tap = taskOf('tap', 'Daily', { name: 'Close the tap', description: 'Short', score: 5 });

function apiWith(...taskIds: string[]): FakeApi {
  const api = new FakeApi([bulbs, tap]);
  taskIds.forEach((taskId, at) => complete(api, taskId, (at % 28) + 1, 30, at));
  return api;
}

/** Stores a completion from some days ago that is valid for some days. */
function complete(api: FakeApi, taskId: string, daysAgo: number, days: number, at = 0): void {
  const id = `a1#done#${taskId}#${at}`;
  const completed = Date.now() - daysAgo * DAY_MS;
  const completedDate = instantOf(completed);
  const expirationDate = instantOf(completed + days * DAY_MS);
  const createdAt = completedDate;
  api.completions.set(id, { id, taskId, completedDate, expirationDate, createdAt });
}

const open = () => renderMemberPage({ path: '/userhistory', page: <UserHistoryPage /> });

// Queries by text and tag: role queries are too slow with a 53-week calendar on the page.
const region = async (name: string) => {
  const section = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (!section) throw new Error(`${name} heads no section`);
  return section;
};

const history = async () => {
  const table = (await screen.findByText(/still valid/, { selector: 'caption' })).closest('table');
  if (!table) throw new Error('The caption is in no table');
  return table;
};

const headings = async () => [...(await history()).querySelectorAll('th')];

const aDay = expect.stringMatching(/20\d\d/);

const cells = async () =>
  [...(await history()).querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );

const buttons = async (text: string) =>
  [...(await region('Active points')).querySelectorAll('button')].filter(({ textContent }) =>
    textContent.startsWith(text),
  );

/** Returns the first button of the list that starts with a text. */
const button = async (text: string) => {
  const [first] = await buttons(text);
  if (!first) throw new Error(`There is no button '${text}'`);
  return first;
};

/** Returns the first Undo of the list once its row has been in its place for a moment. */
const settledUndo = async () => {
  const undo = await button('Undo');
  await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
  return undo;
};

describe('the history', () => {
  it('has the specified columns, cuts descriptions and names unknown tasks', async () => {
    stubDataApi(apiWith('bulbs', 'gone').answers());
    open();
    expect((await headings()).map(({ textContent }) => textContent)).toEqual([
      'Task Name',
      'Description',
      'Daily Points',
      'Completed Date',
      'Expiration Date',
    ]);
    expect(await cells()).toEqual([
      ['Change the bulbs', 'A description of mor…', '30 points', aDay, aDay, ''],
      ['Unknown Task', '', '0 points', aDay, aDay, ''],
    ]);
  });

  it('has Undo in a column of its own', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 0, 3);
    stubDataApi(api.answers());
    open();
    expect((await cells())[0]?.[0]).toBe('Change the bulbs');
    expect((await cells())[0]?.at(-1)).toBe('Undo Change the bulbs');
  });

  it('focuses the heading when the pressed Undo disappears', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 0, 3);
    stubDataApi(api.answers());
    open();
    await userEvent.click(await settledUndo());
    expect(await screen.findByText('Nothing completed yet')).toBeInTheDocument();
    expect(screen.getByText('Your history', { selector: 'h1' })).toHaveFocus();
  });

  it('sorts by a heading on click, and reverses on the next', async () => {
    stubDataApi(apiWith('bulbs', 'tap').answers());
    open();
    const user = userEvent.setup();
    const points = (await headings())[2];
    await user.click(await button('Daily Points'));
    expect(points).toHaveAttribute('aria-sort', 'ascending');
    expect((await cells()).map(([name]) => name)).toEqual(['Close the tap', 'Change the bulbs']);
    await user.click(await button('Daily Points'));
    expect(points).toHaveAttribute('aria-sort', 'descending');
    expect((await cells()).map(([name]) => name)).toEqual(['Change the bulbs', 'Close the tap']);
  });

  it('shows fifty entries at a time', async () => {
    stubDataApi(apiWith(...Array.from({ length: 120 }, () => 'tap')).answers());
    open();
    await history();
    expect(await cells()).toHaveLength(50);
    expect(screen.getByText('120 completed tasks still valid')).toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(await button('Next'));
    await user.click(await button('Next'));
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(await cells()).toHaveLength(20);
    expect(await button('Next')).toHaveAttribute('aria-disabled', 'true');
  });

  it('opens a completion’s details at its name, unless there are none', async () => {
    stubDataApi(apiWith('bulbs', 'gone').answers());
    open();
    const name = await button('Change the bulbs');
    expect(name).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(name);
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect((await cells())[1]).toEqual([`${long}Not estimated`]);
    await userEvent.click(name);
    expect(await cells()).toHaveLength(2);
    expect(await buttons('Unknown Task')).toEqual([]);
  });

  it('lists what waits for a connection, once, until it is undone', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 0, 30);
    stubDataApi(api.answers());
    for (const [at, task] of [tap, bulbs].entries()) {
      noteHeld('a1', completing(task, Date.now() + at));
    }
    open();
    expect(await screen.findByText('2 completed tasks still valid')).toBeInTheDocument();
    const rows = (await cells()).map(([name, , points]) => [name, points]);
    expect(rows).toContainEqual(['Close the tapWaiting for a connection', '5 points']);
    expect(rows).toContainEqual(['Change the bulbs', '30 points']);
    const [row] = [...api.completions.values()];
    if (!row) throw new Error('no completion');
    const doneAt = Date.parse(String(row['completedDate']));
    const what = { taskId: 'bulbs', name: 'Change the bulbs', rowId: row.id, doneAt, saved: null };
    act(() => void noteHeld('a1', actionOf({ kind: 'undo', ...what }, Date.now())));
    expect(await screen.findByText('1 completed task still valid')).toBeInTheDocument();
  });

  it('says what to do when there is nothing yet', async () => {
    stubDataApi(apiWith().answers());
    open();
    expect(await screen.findByText('Nothing completed yet')).toBeInTheDocument();
  });

  it('shows an error when it fails to load, and loads it on retry', async () => {
    const api = apiWith('tap');
    stubDataApi(api.answers(['HistoryPage']));
    open();
    expect(await screen.findByText('Failed to load task history')).toBeInTheDocument();
    stubDataApi(api.answers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await history()).toBeInTheDocument();
  });
});

describe('the rest of the history', () => {
  it('lists what expires within seven days, and shows expired completions only in the calendar', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 2, 5, 0);
    complete(api, 'tap', 1, 30, 1);
    complete(api, 'tap', 40, 1, 2);
    stubDataApi(api.answers());
    open();
    const soon = await region('Expiring within 7 days');
    expect(soon).toHaveTextContent('30 points from 1 task');
    expect(soon.querySelectorAll('li')).toHaveLength(1);
    expect(await cells()).toHaveLength(2);
    const year = await region('Your year');
    expect(year).toHaveTextContent('3 completed');
    expect(year).toHaveTextContent('40 points in total');
    expect(year).toHaveTextContent('2 days');
  });

  it('calls a lost streak by its best, never zero days', async () => {
    const api = apiWith();
    [5, 6, 7].forEach((daysAgo, at) => complete(api, 'bulbs', daysAgo, 30, at));
    stubDataApi(api.answers());
    open();
    const streak = within(await region('Your year')).getByText('Current streak');
    expect(streak.closest('div')?.textContent).toBe(
      'Current streakBest: 3 days. One task starts a new one.',
    );
  });

  it('says that a missed day is forgiven on the day after it', async () => {
    const api = apiWith();
    [2, 3].forEach((daysAgo, at) => complete(api, 'bulbs', daysAgo, 30, at));
    stubDataApi(api.answers());
    open();
    expect(await region('Your year')).toHaveTextContent(
      '2 daysYesterday was missed, but one day is forgiven.',
    );
  });

  it.each([
    ['en-US', 'Sun'],
    ['en-GB', 'Mon'],
  ])('has weeks that begin as a reader of %s expects: on %s', async (language, weekday) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
    stubDataApi(apiWith('tap').answers());
    open();
    const days = [...(await region('Your year')).querySelectorAll('thead th')];
    expect(
      days
        .slice(1, 8)
        .map(({ textContent }) => textContent)
        .indexOf(weekday),
    ).toBe(0);
  });

  it('shows no zero in the calendar', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 100, 300);
    stubDataApi(api.answers());
    open();
    const weeks = [...(await region('Your year')).querySelectorAll('tbody tr')];
    expect(weeks.length).toBeGreaterThanOrEqual(15);
    expect(weeks.length).toBeLessThanOrEqual(16);
    const shown = weeks.flatMap((week) =>
      [...week.querySelectorAll('td')].map(({ firstChild }) => firstChild),
    );
    expect(shown.filter((one) => one instanceof Text && one.data === '0')).toEqual([]);
  });

  it('lists by expiration when more expire than fit', async () => {
    const api = apiWith();
    for (let at = 0; at < 9; at++) complete(api, 'tap', 1, 7 - at * 0.5, at);
    stubDataApi(api.answers());
    open();
    await userEvent.click(await screen.findByText(/^Show 4 more/));
    expect((await headings())[4]).toHaveAttribute('aria-sort', 'ascending');
  });

  it('shows what expires next from page 1, whatever page is open', async () => {
    const api = apiWith();
    for (let at = 0; at < 60; at++) complete(api, at < 9 ? 'bulbs' : 'tap', 1, at < 9 ? 5 : 30, at);
    stubDataApi(api.answers());
    open();
    await history();
    await userEvent.click(await button('Next'));
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
    await userEvent.click(screen.getByText(/^Show 4 more/));
    expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
    expect((await cells())[0]?.[0]).toBe('Change the bulbs');
  });

  it('counts a completion once, though two pages bring it', async () => {
    const api = apiWith('bulbs');
    complete(api, 'tap', 1, 30, 77);
    const [first, newest] = [...api.completions.values()];
    if (!newest) throw new Error('no row');
    const page = ({ nextToken }: Record<string, unknown>) => ({
      data: {
        getUserProfile: null,
        page: nextToken
          ? { items: [newest], nextToken: null }
          : { items: [first, newest], nextToken: 'next' },
      },
    });
    stubDataApi({ ...api.answers(), HistoryPage: page });
    open();
    await region('Your year');
    expect(await cells()).toHaveLength(2);
  });

  it('stops at an API that always names a next page, and says so', async () => {
    const api = apiWith('tap');
    const page = () => ({
      data: {
        getUserProfile: null,
        page: { items: [...api.completions.values()], nextToken: 'x' },
      },
    });
    const calls = stubDataApi({ ...api.answers(), HistoryPage: page });
    open();
    expect(
      await screen.findByText(/Some entries may be missing below/, {}, { timeout: 20_000 }),
    ).toHaveTextContent('Something went wrong. Try again.');
    expect(calls.filter(({ operation }) => operation === 'HistoryPage')).toHaveLength(40);
  });

  it('undoes completions of the last hour, and none older', async () => {
    const api = apiWith('tap');
    complete(api, 'bulbs', 0, 3);
    api.profile = { level: 2 };
    const calls = stubDataApi(api.answers());
    open();
    expect((await buttons('Undo')).map(({ textContent }) => textContent)).toEqual([
      'Undo Change the bulbs',
    ]);
    await userEvent.click(await settledUndo());
    expect(
      await screen.findByText('“Change the bulbs” is no longer marked complete.'),
    ).toBeInTheDocument();
    expect(await cells()).toHaveLength(1);
    expect([...api.completions.values()].map(({ taskId }) => taskId)).toEqual(['tap']);
    const written = calls.findLast(({ operation }) => operation === 'Commit');
    expect(written?.variables).toMatchObject({ susscore: 5 });
  });

  it('a double-click on Undo undoes one completion', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 0, 3, 0);
    complete(api, 'tap', 0, 3, 1);
    stubDataApi(api.answers());
    open();
    const undo = await settledUndo();
    const [, next = undo] = await buttons('Undo');
    await userEvent.click(undo);
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    // The next row's Undo has moved to where the pointer is, at once, so that no time passes on a slow machine.
    fireEvent.click(next);
    await screen.findByText(/is no longer marked complete/);
    expect(await cells()).toHaveLength(1);
    expect(api.completions.size).toBe(1);
    await userEvent.click(await settledUndo());
    await waitFor(() => expect(api.completions.size).toBe(0));
  });

  it('offers to undo a late check-in whose points have expired, and doesn’t count it as valid', async () => {
    const api = apiWith('tap');
    complete(api, 'bulbs', 2, 1);
    const [late] = [...api.completions.values()].slice(-1);
    if (late) api.completions.set(late.id, { ...late, createdAt: instantOf(Date.now()) });
    stubDataApi(api.answers());
    open();
    const section = await region('Checked in late');
    expect(section).toHaveTextContent(/Change the bulbsCompleted .+20\d\d · Expired .+20\d\d/);
    expect(await cells()).toHaveLength(1);
    expect(screen.getByText('1 completed task still valid')).toBeInTheDocument();
    const undo = within(section).getByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(undo);
    await waitFor(() => expect(section).not.toBeInTheDocument());
    expect([...api.completions.values()].map(({ taskId }) => taskId)).toEqual(['tap']);
  });

  it('restores a row whose undo failed, and says so', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 0, 3);
    stubDataApi(api.answers(['Commit']));
    open();
    await userEvent.click(await settledUndo());
    expect(await screen.findByText(/Couldn’t undo “Change the bulbs”/)).toBeInTheDocument();
    expect(await cells()).toHaveLength(1);
  });

  it('survives invalid dates, and logs them', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = apiWith('tap');
    const ends = instantOf(Date.now() + 9 * DAY_MS);
    const rows = ['9999-12-31T00:00:00.000Z', '0001-01-01T00:00:00.000Z', 'once'];
    rows.forEach((completedDate, at) => {
      const id = `odd${at}`;
      api.completions.set(id, { id, taskId: 'bulbs', completedDate, expirationDate: ends });
    });
    stubDataApi(api.answers());
    open();
    expect(await cells()).toHaveLength(4);
    expect((await cells()).map((row) => row[3])).toContain('Unknown');
    expect(await region('Your year')).toHaveTextContent('1 completed');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('invalid dates'), ['odd0', 'odd2']);
    logged.mockClear();
  });

  it('skips an unreadable row, and logs it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = apiWith('tap');
    api.completions.set('odd', { id: 'odd', taskId: 'tap', completedDate: 5 });
    stubDataApi(api.answers());
    open();
    expect(await cells()).toHaveLength(1);
    expect(logged).toHaveBeenCalled();
    logged.mockClear();
  });
});
