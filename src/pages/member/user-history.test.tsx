import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, instantOf } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';
import { answeringDataApi } from '@/testing/data-api';
import { Garden } from '@/testing/garden';
import { renderMemberPage } from '@/testing/member-page';
import { UserHistoryPage } from './user-history';

const long = 'A description of more than twenty characters';
const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', description: long, score: 30 });
const tap = taskOf('tap', 'Daily', { name: 'Close the tap', description: 'Short', score: 5 });

function gardenWith(...taskIds: string[]): Garden {
  const garden = new Garden([bulbs, tap]);
  taskIds.forEach((taskId, at) => complete(garden, taskId, (at % 28) + 1, 30, at));
  return garden;
}

/** A completion some days ago that counts for some days from then. */
function complete(garden: Garden, taskId: string, daysAgo: number, days: number, at = 0): void {
  const id = `a1#done#${taskId}#${at}`;
  const completed = Date.now() - daysAgo * DAY_MS;
  const completedDate = instantOf(completed);
  const expirationDate = instantOf(completed + days * DAY_MS);
  garden.completions.set(id, { id, taskId, completedDate, expirationDate });
}

const open = () => renderMemberPage({ path: '/userhistory', page: <UserHistoryPage /> });

function screenIs(phone: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: phone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const history = () => screen.findByRole('table', { name: /still valid/ });

const aDay = expect.stringMatching(/20\d\d/);

const cells = () =>
  within(screen.getByRole('table', { name: /still valid/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

beforeEach(() => {
  localStorage.clear();
  screenIs(false);
});

describe('the history', () => {
  it('has the specified columns, cuts descriptions and names unknown tasks', async () => {
    answeringDataApi(gardenWith('bulbs', 'gone').answers());
    open();
    await history();
    const headings = within(await history()).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Task Name',
      'Description',
      'Daily Points',
      'Completed Date',
      'Expiration Date',
    ]);
    expect(cells()).toEqual([
      ['Change the bulbs', 'A description of mor…', '30', aDay, aDay],
      ['Unknown Task', '', '0', aDay, aDay],
    ]);
  });

  it('is sorted by a click on a heading, and the other way by another', async () => {
    answeringDataApi(gardenWith('bulbs', 'tap').answers());
    open();
    const user = userEvent.setup();
    const points = await screen.findByRole('columnheader', { name: 'Daily Points' });
    await user.click(within(points).getByRole('button'));
    expect(points).toHaveAttribute('aria-sort', 'ascending');
    expect(cells().map(([name]) => name)).toEqual(['Close the tap', 'Change the bulbs']);
    await user.click(within(points).getByRole('button'));
    expect(points).toHaveAttribute('aria-sort', 'descending');
    expect(cells().map(([name]) => name)).toEqual(['Change the bulbs', 'Close the tap']);
  });

  it('shows fifty entries at a time', async () => {
    answeringDataApi(gardenWith(...Array.from({ length: 120 }, () => 'tap')).answers());
    open();
    await history();
    expect(cells()).toHaveLength(50);
    expect(screen.getByText('120 completed tasks still valid')).toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(cells()).toHaveLength(20);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('is a list on a phone', async () => {
    screenIs(true);
    answeringDataApi(gardenWith('bulbs').answers());
    open();
    const list = await screen.findByRole('region', { name: 'Counting now' });
    const entry = within(list).getByText('Change the bulbs');
    expect(within(list).queryByRole('table')).toBeNull();
    expect(entry.closest('li')).toHaveTextContent('Daily Points30');
    expect(screen.getByLabelText('Sort by')).toHaveValue('completedDate');
  });

  it('says what to do when there is nothing yet', async () => {
    answeringDataApi(gardenWith().answers());
    open();
    expect(await screen.findByText('Nothing completed yet')).toBeInTheDocument();
  });

  it('says that it could not be loaded, and loads on another try', async () => {
    const garden = gardenWith('tap');
    answeringDataApi(garden.answers(['HistoryPage']));
    open();
    expect(await screen.findByText('Failed to load task history')).toBeInTheDocument();
    answeringDataApi(garden.answers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await history()).toBeInTheDocument();
  });
});
