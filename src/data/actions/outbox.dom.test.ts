import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '@/domain/actions/action';
import { applyAll } from '@/domain/actions/apply';
import type { Member } from '@/domain/actions/member';
import { isBehindRecord, withSelectionsRead, withTasksRead } from '@/domain/actions/read-by-key';
import { recordText } from '@/domain/actions/record';
import { actionOf, complete, memberOf, NOW, renew, undo } from '@/domain/actions/testing/members';
import { planIn } from '@/domain/goal-state';
import { DAY_MS } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { BackendError, type BackendErrorKind, NoProfileError } from '@/lib/errors';
import { forgetNotes } from '@/lib/notes';
import { noteAction, notesOf } from './notes';
import { sendNotes, type Surroundings } from './outbox';
import { pageWith } from './testing/page-with';

const bulbs = taskOf('bulbs', 'Medium');
const plan = actionOf(
  { kind: 'plan', taskId: 'bulbs', name: 'Bulbs', plan: { cue: 'after work' } },
  NOW,
);
const tasks = (count: number) =>
  Array.from({ length: count }, (_, at) => complete(taskOf(`t${at}`)));

/** The profile fields of a member. */
const storedOf = ({ revision, level, record }: Member) => ({
  revision,
  level,
  memberRecord: recordText(record),
});

const fault = (kind: BackendErrorKind) => new BackendError(kind);

const idsOf = (actions: readonly Action[]) => actions.map(({ id }) => id);
const heldIds = () => idsOf(notesOf('me').flatMap(({ isHeld, action }) => (isHeld ? action : [])));

afterEach(() => forgetNotes('me'));

describe('noted actions', () => {
  it('go twenty at a time, each commit on the state that the one before it stored', async () => {
    const { page, send, found, sizes } = pageWith(tasks(45));
    await sendNotes(page);
    expect(sizes()).toEqual([20, 20, 5]);
    expect(send.mock.calls.map(([{ revision, level }]) => [revision, level])).toEqual([
      [0, 20],
      [1, 40],
      [2, 45],
    ]);
    expect([notesOf('me'), found.stored.revision]).toEqual([[], 3]);
  });

  it.each([NOW, NOW + DAY_MS])(
    'get the time from a new token only if they are from the future: %s',
    async (at) => {
      const { page, renewToken } = pageWith([complete(taskOf('a'), at)]);
      await sendNotes(page);
      expect(renewToken).toHaveBeenCalledExactlyOnceWith(at > NOW);
    },
  );
});

describe('a refused commit', () => {
  const task = taskOf('theirs');
  const theirs = { ...applyAll(memberOf(), [complete(task)]), revision: 1 };

  it('is planned again on the stored state in the answer, at once and without a read', async () => {
    const before = memberOf({ tasks: new Map([['theirs', task]]) });
    const { page, send, read, pause, found } = pageWith(tasks(1), before);
    send.mockResolvedValueOnce({ outcome: 'conflict', ...storedOf(theirs) });
    await sendNotes(page);
    expect(send.mock.lastCall?.[0]).toMatchObject({ revision: 1, levelBefore: 1, level: 2 });
    expect([read.mock.calls.length, pause.mock.calls.length]).toEqual([0, 0]);
    expect(send.mock.lastCall?.[0]).toMatchObject({ susscore: 20 });
    expect(found.stored.record.done.map(({ taskId }) => taskId)).toEqual(['theirs', 't0']);
  });

  it('is planned again after a read, one only, if another device completed a task that this page doesn’t know', async () => {
    for (const [known, susscore] of [
      [task, 20],
      [null, 10],
    ] as const) {
      const { page, send, read, found } = pageWith(tasks(1));
      read.mockImplementation(() => {
        found.stored = withTasksRead(found.stored, new Map([['theirs', known]]));
        return Promise.resolve(found.stored);
      });
      send.mockResolvedValueOnce({ outcome: 'conflict', ...storedOf(theirs) });
      await sendNotes(page);
      expect(read).toHaveBeenCalledOnce();
      expect(send.mock.lastCall?.[0]).toMatchObject({ level: 2, susscore });
      expect(isBehindRecord(found.stored)).toBe(false);
    }
  });

  it('is tried after growing pauses while others write, fifty times, and then waits', async () => {
    const actions = tasks(2);
    const { page, send, pause } = pageWith(actions);
    send.mockResolvedValue({ outcome: 'busy' });
    await sendNotes(page);
    expect(send).toHaveBeenCalledTimes(50);
    expect(pause.mock.calls.map(([attempt]) => attempt)).toEqual(
      Array.from({ length: 48 }, (_, at) => at + 1),
    );
    expect(heldIds()).toEqual(idsOf(actions));
  });

  it('for want of a profile creates it once, and then waits', async () => {
    const refresh = actionOf({
      kind: 'refresh',
      from: 0,
      tasks: ['a', 'b', 'c'].map((id) => taskOf(id)),
    });
    const [completion] = tasks(1);
    if (!completion) throw new Error('There is one');
    const { page, send, createProfile, results } = pageWith([completion, refresh]);
    send.mockResolvedValue({ outcome: 'noProfile' });
    await sendNotes(page);
    expect([send.mock.calls.length, createProfile.mock.calls.length]).toEqual([2, 1]);
    expect([heldIds(), results()]).toEqual([[completion.id], [[refresh.id, new NoProfileError()]]]);
  });

  it('for a deleted task that no action names makes the page read the member again', async () => {
    const { page, send, read } = pageWith(tasks(1));
    send.mockResolvedValueOnce({ outcome: 'gone', gone: ['daily'] });
    send.mockResolvedValueOnce({ outcome: 'gone', gone: ['daily'] });
    await sendNotes(page);
    expect(read).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledTimes(3);
  });
});

describe('a failure', () => {
  const faultOf = (taskId: string, error: BackendError): Surroundings['send'] => {
    return ({ complete: rows }) =>
      rows.some((row) => row.taskId === taskId)
        ? Promise.reject(error)
        : Promise.resolve({ outcome: 'committed' });
  };

  it('is narrowed down action by action, so that only its cause is given up', async () => {
    const actions = tasks(3);
    const { page, send, sizes, results } = pageWith(actions);
    send.mockImplementation(faultOf('t1', fault('validation')));
    await sendNotes(page);
    expect(sizes()).toEqual([3, 1, 1, 1]);
    const [first, second, third] = idsOf(actions);
    expect(results()).toEqual([
      [first, 'committed'],
      [second, fault('validation')],
      [third, 'committed'],
    ]);
  });

  it('of the API is tolerated for five visits, and counts once in each', async () => {
    const [bad, good] = tasks(2);
    if (!bad || !good) throw new Error('There are two');
    const { page, send, results } = pageWith([bad, good]);
    send.mockImplementation(faultOf('t0', fault('internal')));
    for (let visit = 1; visit < 5; visit++) {
      page.failed.clear();
      await sendNotes(page);
      await sendNotes(page);
      expect(notesOf('me')).toMatchObject([{ action: { id: bad.id }, failures: visit }]);
    }
    page.failed.clear();
    await sendNotes(page);
    expect(results()).toEqual([
      [good.id, 'committed'],
      [bad.id, fault('internal')],
    ]);
  });

  it('keeps back the undo of a swap that is left', async () => {
    const [a, d] = [taskOf('a'), taskOf('d')];
    const swap = { kind: 'swap', set: 1, name: 'A', isBack: false, reason: null } as const;
    const there = actionOf({ ...swap, taskId: 'a', task: d }, NOW);
    const back = actionOf({ ...swap, taskId: 'd', task: a, isBack: true }, NOW + 1);
    const before = { ...applyAll(memberOf(), [renew(0, 'abc')]), revision: 1 };
    const { page, send } = pageWith([there, back], before);
    for (const _ of ['both', 'the first alone']) send.mockRejectedValueOnce(fault('internal'));
    await sendNotes(page);
    expect([send.mock.calls.length, notesOf('me').length]).toEqual([2, 2]);
  });

  it('keeps back later actions on the same task, which depend on it', async () => {
    const [bad, good] = tasks(2);
    if (!bad || !good) throw new Error('There are two');
    const undone = undo(applyAll(memberOf(), [bad]), 't0', NOW + 1);
    const { page, send, found, results } = pageWith([bad, undone, good]);
    for (const _ of ['all three', 'the first alone']) send.mockRejectedValueOnce(fault('internal'));
    await sendNotes(page);
    expect(results()).toEqual([[good.id, 'committed']]);
    expect([idsOf(notesOf('me').map(({ action }) => action)), heldIds()]).toEqual([
      [bad.id, undone.id],
      [undone.id],
    ]);
    await sendNotes(page);
    expect(found.stored).toMatchObject({ level: 1, record: { done: [{ taskId: 't1' }] } });
  });

  it.each(['network', 'unauthorized', 'switched', 'outdated', 'busy'] as const)(
    'of kind %s holds all actions, even those not sent yet',
    async (kind) => {
      const actions = tasks(25);
      const { page, send, results } = pageWith(actions);
      send.mockRejectedValue(fault(kind));
      await sendNotes(page);
      expect([send.mock.calls.length, results()]).toEqual([1, []]);
      expect(heldIds()).toEqual(idsOf(actions));
    },
  );
});

it('Nothing is sent while a note of a later version waits', async () => {
  const actions = tasks(2);
  const { page, send } = pageWith(actions);
  localStorage.setItem('verdure.waiting.me.0', '{"version":2}');
  await sendNotes(page);
  localStorage.removeItem('verdure.waiting.me.0');
  expect([send.mock.calls, heldIds()]).toEqual([[], idsOf(actions)]);
});

it('An undo takes back a completion whose response was lost, even if the browser can keep neither', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const completion = complete(bulbs);
  const stored = { ...applyAll(memberOf(), [completion]), revision: 1 };
  const { page, send, found, results } = pageWith([completion]);
  send.mockImplementationOnce(() => {
    noteAction('me', undo(stored, 'bulbs', NOW));
    return Promise.reject(fault('network'));
  });
  send.mockResolvedValueOnce({ outcome: 'conflict', ...storedOf(stored) });
  await sendNotes(page);
  await sendNotes(page);
  expect(found.stored).toMatchObject({ level: 0, completions: [], record: { done: [] } });
  expect(results().map(([, result]) => result)).toEqual([expect.any(BackendError), 'committed']);
});

describe('a goal whose stored text isn’t known', () => {
  const add = actionOf({ kind: 'add', task: bulbs, goal: null });
  const planned = { ...applyAll(memberOf(), [add, plan]), revision: 1 };
  const unread = memberOf({ tasks: planned.tasks }, storedOf(planned));
  const change = { kind: 'tick', stepId: 's1' } as const;
  const tick = actionOf({ kind: 'steps', taskId: 'bulbs', name: 'Bulbs', change }, NOW + 1);

  it('is read again before it is changed', async () => {
    const { page, send, read, found } = pageWith([tick], unread);
    read.mockImplementation(() => Promise.resolve((found.stored = planned)));
    await sendNotes(page);
    expect(read).toHaveBeenCalledOnce();
    expect(planIn(send.mock.lastCall?.[0].select[0]?.goal)).toMatchObject({ cue: 'after work' });
  });

  it('counts as removed if it has no row, and the change is refused', async () => {
    const { page, read, found, results } = pageWith([tick], unread);
    const row = new Map([[goalSelectionId('me', 'bulbs'), null]]);
    read.mockImplementation(() =>
      Promise.resolve((found.stored = withSelectionsRead(unread, row))),
    );
    await sendNotes(page);
    expect(results()).toEqual([[tick.id, 'unlisted']]);
  });
});
