// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { canUndo } from '@/domain/completion';
import { DAY_MS, HOUR_MS } from '@/domain/instant';
import { savingsIn } from '@/domain/impact/home-savings';
import { storedMember } from '@/domain/member-state';
import { memberText, newMember } from '@/domain/member-text';
import { taskOf } from '@/domain/testing/rows';
import { type Home, memberIn } from './home';
import { noteWaiting } from './waiting';
import { withWaiting } from './waiting-home';

const now = Date.now();
const bike = taskOf('bike', 'Daily', { duration: 3, carbonKg: 1.5 });

function home(): Home {
  const memberState = memberText(newMember(0, now - DAY_MS), 1);
  const member = storedMember({ level: 0, memberState });
  const profile = { level: 0, member };
  return { fetchedAt: now, profile, selections: [], completions: [], past: [] };
}

beforeEach(() => localStorage.clear());

describe('A completion that waits', () => {
  it('can be undone for an hour after it was noted, although it is dated earlier', () => {
    noteWaiting('me', { kind: 'complete', task: bike, at: now - DAY_MS }, true);
    const [row] = withWaiting('me', home()).completions;
    expect(row && [canUndo(row, now), canUndo(row, now + 2 * HOUR_MS)]).toEqual([true, false]);
  });

  it('adds its points, its level and what it saves, with the figures that were shown', () => {
    noteWaiting('me', { kind: 'complete', task: bike, at: now }, true);
    const shown = withWaiting('me', home());
    const { completions, past, profile } = shown;
    expect(completions).toMatchObject([{ taskId: 'bike', task: { score: 10, carbonKg: 1.5 } }]);
    expect(profile.level).toBe(1);
    const known = { rows: [...completions, ...past], ledger: memberIn(shown).ledger };
    expect(savingsIn(known, now).lifetime).toMatchObject({ amounts: [1500], estimated: 1 });
  });

  it('is shown once, also over a home that has it', () => {
    noteWaiting('me', { kind: 'complete', task: bike, at: now }, true);
    const shown = withWaiting('me', home());
    expect(withWaiting('me', shown)).toEqual(shown);
  });
});

describe('A list that was changed', () => {
  const bulbs = taskOf('bulbs', 'Medium', { description: 'All of them' });
  const names = (shown: Home) => shown.selections.map(({ task }) => task?.description);

  it('shows a task that was added, once, and none that was removed', () => {
    noteWaiting('me', { kind: 'add', task: bulbs, goal: '{"revision":1}', at: now }, true);
    const added = withWaiting('me', home());
    expect(added.selections).toMatchObject([{ id: 'me#goal#bulbs', goal: '{"revision":1}' }]);
    expect(names(added)).toEqual(['All of them']);
    expect(withWaiting('me', added)).toEqual(added);
    const rows = [...added.selections];
    noteWaiting('me', { kind: 'remove', taskId: 'bulbs', name: 'Bulbs', rows }, true);
    expect(names(withWaiting('me', home()))).toEqual([]);
  });

  it('shows a task that another device has added again', () => {
    const id = 'me#goal#bulbs';
    const rows = [{ id, selectionDate: '2025-06-01T00:00:00.000Z' }];
    noteWaiting('me', { kind: 'remove', taskId: 'bulbs', name: 'Bulbs', rows }, true);
    const row = { id, taskId: 'bulbs', task: bulbs, selectionDate: '2025-06-02T00:00:00.000Z' };
    expect(names(withWaiting('me', { ...home(), selections: [row] }))).toEqual(['All of them']);
  });
});
