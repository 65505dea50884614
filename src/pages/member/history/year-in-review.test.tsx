import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DAY_MS, instantOf } from '@/domain/instant';
import {
  apiWith,
  button,
  cells,
  complete,
  headings,
  history,
  open,
  region,
} from './testing/history-page';

describe('the year in review', () => {
  it('computes expiring points, streak and year from the completions', async () => {
    const api = apiWith();
    // Today, yesterday, a missed day, two more days; the older ones have expired.
    complete(api, 'bulbs', 0, 5);
    complete(api, 'bulbs', 1, 2, 1);
    for (const daysAgo of [3, 4, 30, 31, 100]) complete(api, 'bulbs', daysAgo, 1, daysAgo);
    open(api);
    const soon = await region('Expiring within 7 days');
    expect(soon).toHaveTextContent('60 points from 2 tasks');
    expect(soon.querySelectorAll('li')).toHaveLength(2);
    expect(screen.getByText('2 completed tasks still valid')).toBeInTheDocument();
    const year = await region('Your year');
    expect(year).toHaveTextContent(/Current streak4 days.* was missed, but one day is forgiven\./);
    expect(year).toHaveTextContent(/Past year7 completed210 points in total/);
  });

  it('marks a streak that fills the year with ‘+’', async () => {
    const api = apiWith();
    for (let daysAgo = 0; daysAgo < 380; daysAgo += 1) complete(api, 'bulbs', daysAgo, 1, daysAgo);
    open(api);
    expect(await region('Your year')).toHaveTextContent(/Current streak\d{3}\+ days/);
  });

  it('shows the exact length of a streak that fills a calendar shorter than a year', async () => {
    const api = apiWith();
    const daysSinceSunday = new Date().getDay();
    const days = 15 * 7 + daysSinceSunday;
    for (let daysAgo = 0; daysAgo <= days; daysAgo += 1)
      complete(api, 'bulbs', daysAgo, 1, daysAgo);
    open(api);
    expect(await region('Your year')).toHaveTextContent(`Current streak${days + 1} days`);
  });

  it('shows a lost streak by its best, never as zero days', async () => {
    const api = apiWith();
    [5, 6, 7].forEach((daysAgo, at) => complete(api, 'bulbs', daysAgo, 30, at));
    open(api);
    const streak = within(await region('Your year')).getByText('Current streak').parentElement;
    expect(streak).toHaveTextContent(/^Current streakBest: 3 days\. One task starts a new one\.$/);
  });

  it('has weeks that begin as a reader in Egypt expects', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('ar-EG');
    open(apiWith('tap'));
    const [, first] = (await region('Your year')).querySelectorAll('thead th');
    expect(first).toHaveTextContent('Sat');
  });

  it('hides zeros in the calendar', async () => {
    const api = apiWith();
    complete(api, 'bulbs', 100, 300);
    open(api);
    const weeks = [...(await region('Your year')).querySelectorAll('tbody tr')];
    const shown = weeks.flatMap((week) =>
      [...week.querySelectorAll('td')].map(({ firstChild }) => firstChild),
    );
    expect(shown.filter((node) => node instanceof Text && node.data === '0')).toEqual([]);
  });

  it('moves focus to the calendar when it expands to all weeks', async () => {
    open(apiWith('bulbs'));
    await userEvent.click(await screen.findByText('Show all 12 weeks'));
    await waitFor(() =>
      expect(screen.getByText(/^Completed tasks per day/).closest('table')).toHaveFocus(),
    );
  });

  it('lists the rows that expire next, earliest first, from page 1, when they don’t all fit', async () => {
    const api = apiWith();
    for (let at = 0; at < 60; at++) complete(api, at < 9 ? 'bulbs' : 'tap', 1, at < 9 ? 5 : 30, at);
    open(api);
    await history();
    expect(await cells()).toHaveLength(50);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(await button('Next'));
    expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
    expect(scrolled.mock.contexts).toEqual([await history()]);
    await userEvent.click(screen.getByText(/^Show 4 more/));
    expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
    expect((await cells())[0]?.[0]).toBe('Change the bulbs');
    expect((await headings())[4]).toHaveAttribute('aria-sort', 'ascending');
    expect(await history()).toHaveFocus();
    expect(scrolled.mock.contexts).toEqual([await history(), await history()]);
  });

  it('tolerates invalid dates, and logs them', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = apiWith('tap');
    const ends = instantOf(Date.now() + 9 * DAY_MS);
    const rows = ['9999-12-31T00:00:00.000Z', '0001-01-01T00:00:00.000Z', 'once'];
    rows.forEach((completedDate, at) => {
      const id = `odd${at}`;
      api.completions.set(id, { id, taskId: 'bulbs', completedDate, expirationDate: ends });
    });
    open(api);
    expect(await cells()).toHaveLength(4);
    expect((await cells()).map((row) => row[3])).toContain('Unknown');
    expect(await region('Your year')).toHaveTextContent('1 completed');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('invalid dates'), ['odd0', 'odd2']);
    logged.mockClear();
  });
});
