import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notesOf } from '@/data/actions/notes';
import { noteHeld } from '@/data/actions/testing/note-held';
import { queryClient } from '@/data/query-client';
import { complete } from '@/domain/actions/testing/members';
import { DAY_MS, HOUR_MS } from '@/domain/instant';
import { UNDO_MESSAGE_MS } from '@/domain/time-limits';
import { taskOf } from '@/domain/testing/rows';
import { learnClock } from '@/lib/clock';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { YourImpact } from './your-impact';

const NOW = Date.now();
const ride = taskOf('ride', 'Daily', { duration: 1, carbonKg: 1.25, waterLiters: 120 });
const walk = taskOf('walk', 'Daily');
const panels = taskOf('panels', 'Strategic', { duration: 365, carbonKg: 3650, savesOver: 365 });

/** A member with a ride 200 days ago whose row is gone, a ride today, and solar panels since yesterday. */
function openImpact() {
  const api = new FakeApi([ride, walk, panels]);
  const early = NOW - 200 * DAY_MS;
  api.commit([complete(ride, early)], early);
  api.completions.clear();
  api.commit([complete(panels, NOW - DAY_MS), complete(ride, NOW)], NOW);
  stubDataApi(api.answers());
  renderMemberPage({ path: '/impact', page: <YourImpact /> });
  return api;
}

beforeEach(() => {
  queryClient.clear();
});

it('A member reads the total since the start, removed rows included, and the past seven days', async () => {
  openImpact();
  const [carbon, water] = await screen.findAllByRole('listitem');
  expect(carbon).toHaveTextContent(/^8,000 lb CO₂e/);
  // Two days' share of the panels' yearly savings, and a ride.
  expect(carbon).toHaveTextContent('Past 7 days: 46 lb CO₂e');
  expect(water).toHaveTextContent(/^63 gallons of water/);
  expect(water).toHaveTextContent('Past 7 days: 31 gallons of water');
  expect(screen.getByText(/^Since \w+ \d{4}, you’ve saved about:$/)).toBeInTheDocument();
  expect(screen.getByText(/From 3 completed tasks\./)).toBeInTheDocument();
  expect(await screen.findByText(/^Savings spread over months or a year/)).toBeVisible();
});

it('Tasks that were done without a connection are recorded on the member’s impact page, too', async () => {
  noteHeld('a1', complete(walk, NOW));
  const api = openImpact();
  const saved = 'The change that waited for a connection is saved.';
  expect(await screen.findByText(saved)).toBeInTheDocument();
  expect(notesOf('a1')).toEqual([]);
  expect(api.profile?.level).toBe(4);
});

it('A member with a wrong clock reads so on the impact page, too', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openImpact();
  act(() => learnClock({ ahead: 2 * HOUR_MS, at: Date.now() + 2 * HOUR_MS }));
  act(() => void vi.advanceTimersByTime(UNDO_MESSAGE_MS));
  expect(screen.getByText(/about 2 hours behind/)).toBeVisible();
});
