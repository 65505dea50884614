import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, instantOf } from '@/domain/instant';
import { savingsOf } from '@/domain/impact/savings';
import { completionOf, taskOf } from '@/domain/testing/rows';
import { apply, applyAll, applyNext } from './apply';
import { commitOf, committed } from './commit';
import type { Member } from './member';
import { memberAfterConflict, memberFrom } from './member-from';
import { recordText } from './record';
import { actionOf, complete, memberOf, NO_ROWS, NOW, undo } from './testing/members';

const bike = taskOf('bike', 'Daily', { carbonKg: 2 });
const done = commit(applyAll(memberOf(), [complete(bike)]), memberOf());
const ID = `me#done#bike#${NOW}`;
const RIDE = { taskId: 'bike', name: 'Bike', rowId: ID, doneAt: NOW };

const noting = (note: string | null, at = NOW) => actionOf({ kind: 'note', ...RIDE, note }, at);

function commit(after: Member, before: Member): Member {
  return committed(after, commitOf(before, after, NOW));
}

/** Returns the member after a note on the ride is committed. */
function noted(note: string | null, before = done): Member {
  return commit(applyAll(before, [noting(note)]), before);
}

const noteIn = ({ completions }: Member) => completions[0]?.note ?? null;

/** Returns what a page that knew `before` shows after it reads these rows with the member's record. */
function read(member: Member, rows: Member['completions'], before?: Member): Member {
  const { revision, level, record } = member;
  const stored = { revision, level, memberRecord: recordText(record) };
  const found = memberFrom({ ...NO_ROWS, completions: rows }, stored, NOW, before);
  if (found === 'later') throw new Error('The record is of a later version');
  return found;
}

describe('A note on a completion', () => {
  it('is written where the completion is stored, or with one that isn’t yet', () => {
    const after = applyAll(done, [noting('12 km')]);
    const { complete: rows, uncomplete, annotate } = commitOf(done, after, NOW);
    expect({ rows, uncomplete, annotate }).toEqual({
      rows: [],
      uncomplete: [],
      annotate: [{ id: ID, note: '12 km' }],
    });
    const both = applyAll(memberOf(), [complete(bike), noting('12 km')]);
    const first = commitOf(memberOf(), both, NOW);
    expect([first.complete, first.annotate]).toEqual([
      [
        {
          place: `done#bike#${NOW}`,
          taskId: 'bike',
          completedDate: instantOf(NOW),
          expirationDate: instantOf(NOW + DAY_MS),
          saved: savingsOf(bike),
          note: '12 km',
        },
      ],
      [],
    ]);
  });

  it('changes nothing a second time', () => {
    const first = noted('12 km');
    expect(apply(first, noting('12 km')).member).toBe(first);
    expect(apply(done, noting(null)).member).toBe(done);
  });

  it('disappears with its completion, and is refused after that', () => {
    const first = noted('12 km');
    const undone = applyAll(first, [undo(first, 'bike', NOW + 1)]);
    expect([undone.record.done, undone.completions]).toEqual([[], []]);
    expect(apply(undone, noting('14 km'))).toEqual({ member: undone, why: 'undone' });
  });

  it('is refused if its row is gone, even if it is shown', () => {
    const { member, refused } = applyNext(done, [noting('12 km')], {
      gone: new Set([ID]),
      now: NOW,
    });
    expect([member, [...refused.values()]]).toEqual([done, ['undone']]);
  });

  it('stays when another device finds the task complete', () => {
    const first = noted('12 km');
    const { member } = apply(first, complete(bike, NOW + HOUR_MS));
    const done = { taskId: 'bike', at: NOW, days: 1, shift: 0, found: NOW + HOUR_MS };
    expect(member.record.done).toEqual([{ ...done, note: 2 }]);
    expect(noteIn(noted(null, member))).toBeNull();
    expect(noted(null, member).record.done).toEqual([done]);
  });

  it('is never an outdated one from a lagging list', () => {
    const first = noted('12 km');
    const second = noted('14 km', first);
    expect(noteIn(read(second, first.completions))).toBeNull();
    expect(noteIn(read(second, first.completions, second))).toBe('14 km');
    expect(noteIn(read(noted(null, second), second.completions))).toBeNull();
    expect(noteIn(read(second, second.completions))).toBe('14 km');
  });

  it('can be removed before its text is known here', () => {
    const second = noted('14 km', noted('12 km'));
    const { revision, level, record } = second;
    const stored = { revision, level, memberRecord: recordText(record) };
    const here = memberAfterConflict(noted('12 km'), stored, NOW);
    if (here === 'later') throw new Error('The record is of a later version');
    expect(noteIn(here)).toBeNull();
    const after = applyAll(here, [noting(null)]);
    expect(commitOf(here, after, NOW).annotate).toEqual([{ id: ID, note: null }]);
  });

  it('on another client’s completion comes from its row', () => {
    const theirs = { ...RIDE, rowId: 'theirs' };
    const row = { ...completionOf('me', bike, NOW), id: 'theirs', task: bike };
    const { record } = memberOf();
    const member = read({ ...memberOf(), record }, [row]);
    const after = applyAll(member, [actionOf({ kind: 'note', ...theirs, note: 'mine' })]);
    expect(commitOf(member, after, NOW).annotate).toEqual([{ id: 'theirs', note: 'mine' }]);
    expect(after.record.done).toEqual([]);
  });

  it('comes from the row if there is no record', () => {
    const { completions } = noted('12 km');
    const found = memberOf({ completions });
    expect([noteIn(found), found.record.done[0]?.note]).toEqual(['12 km', 2]);
  });

  it('on a completion that isn’t listed anymore stays in its row', () => {
    const later = NOW + 30 * DAY_MS;
    const settled = applyNext(done, [noting('12 km', later)], { gone: new Set(), now: later });
    expect(settled.member.record.done).toEqual([]);
    expect(noteIn(settled.member)).toBe('12 km');
  });
});
