import { describe, expect, it, vi } from 'vitest';
import type { Action } from '@/domain/actions/action';
import { applyAll } from '@/domain/actions/apply';
import type { Member } from '@/domain/actions/member';
import { withGoalRead } from '@/domain/actions/read-by-key';
import { recordText } from '@/domain/actions/record';
import { actionOf, complete, memberOf, NOW } from '@/domain/actions/testing/members';
import { planIn, withPlan } from '@/domain/goal-state';
import { instantOf } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { BackendError, type BackendErrorKind } from '@/lib/errors';
import type { Note } from './notes';
import { sendNotes, type Surroundings } from './outbox';

const bulbs = taskOf('bulbs', 'Medium');
const add = actionOf({ kind: 'add', task: bulbs, goal: null });
const plan = (cue: string, at = NOW) =>
  actionOf({ kind: 'plan', taskId: 'bulbs', name: 'Bulbs', plan: { cue } }, at);
const tasks = (count: number) =>
  Array.from({ length: count }, (_, at) => complete(taskOf(`t${at}`)));

/** What a profile stores of a member. */
const storedOf = ({ revision, level, record }: Member) => ({
  revision,
  level,
  memberRecord: recordText(record),
});

const fault = (kind: BackendErrorKind) => new BackendError(kind);

/** A browser with these actions noted, whose commits are stored unless `send` says otherwise. */
function browser(actions: readonly Action[], before = memberOf()) {
  const found = { stored: before, notes: actions.map(noteOf), next: actions.length };
  const around = {
    notes: () => found.notes,
    stored: vi.fn<Surroundings['stored']>(() => found.stored),
    store: (member) => void (found.stored = member),
    read: vi.fn<Surroundings['read']>(() => Promise.resolve(found.stored)),
    readGoal: vi.fn<Surroundings['readGoal']>(() => Promise.resolve(null)),
    send: vi.fn<Surroundings['send']>(() => Promise.resolve({ outcome: 'committed' })),
    createProfile: vi.fn<Surroundings['createProfile']>(() => Promise.resolve()),
    now: () => NOW,
    pause: vi.fn<Surroundings['pause']>(() => Promise.resolve()),
    settle: vi.fn<Surroundings['settle']>((note) => {
      found.notes = found.notes.filter(({ key }) => key !== note.key);
      return true;
    }),
    hold: vi.fn<Surroundings['hold']>(),
    isAwaited: vi.fn<Surroundings['isAwaited']>(() => false),
    fail: vi.fn<Surroundings['fail']>(({ failures }) => failures + 1),
  } satisfies Surroundings;
  const note = (action: Action) => (found.notes = [...found.notes, noteOf(action, found.next++)]);
  const results = () => around.settle.mock.calls.map(([{ key }, result]) => [key, result]);
  const sizes = () => around.send.mock.calls.map(([{ complete: rows }]) => rows.length);
  return { ...around, around, found, note, results, sizes };
}

const noteOf = (action: Action, at: number): Note => ({
  key: `n${at}`,
  action,
  isHeld: false,
  offset: 0,
  failures: 0,
});

describe('what is noted', () => {
  it('goes twenty at a time, each commit on what the one before it stored', async () => {
    const { around, send, found, sizes } = browser(tasks(45));
    await sendNotes(around);
    expect(sizes()).toEqual([20, 20, 5]);
    expect(send.mock.calls.map(([{ revision, level }]) => [revision, level])).toEqual([
      [0, 20],
      [1, 40],
      [2, 45],
    ]);
    expect([found.notes, found.stored.revision]).toEqual([[], 3]);
  });

  it('goes with the next batch if it is noted while one is sent', async () => {
    const { around, send, note, sizes, results } = browser(tasks(1));
    send.mockImplementationOnce(() => {
      note(complete(taskOf('next')));
      return Promise.resolve({ outcome: 'committed' });
    });
    await sendNotes(around);
    expect(sizes()).toEqual([1, 1]);
    expect(results()).toEqual([
      ['n0', 'committed'],
      ['n1', 'committed'],
    ]);
  });

  it('is planned on what a page that knows nothing yet has read', async () => {
    const { around, stored, read, sizes } = browser(tasks(1));
    stored.mockReturnValueOnce(undefined);
    await sendNotes(around);
    expect(read).toHaveBeenCalledOnce();
    expect(sizes()).toEqual([1]);
  });
});

describe('a refused commit', () => {
  it('is planned again on what the answer says is stored, at once and without a read', async () => {
    const { around, send, read, pause, found, results } = browser(tasks(1));
    const theirs = { ...applyAll(memberOf(), [complete(taskOf('theirs'))]), revision: 1 };
    send.mockResolvedValueOnce({ outcome: 'conflict', ...storedOf(theirs) });
    await sendNotes(around);
    expect(send.mock.lastCall?.[0]).toMatchObject({ revision: 1, levelBefore: 1, level: 2 });
    expect([read.mock.calls.length, pause.mock.calls.length]).toEqual([0, 0]);
    expect(found.stored.record.done.map(([task]) => task)).toEqual(['theirs', 't0']);
    expect(results()).toEqual([['n0', 'committed']]);
  });

  it('is tried after growing pauses while others write, fifty times, and then waits', async () => {
    const { around, send, pause, hold, results } = browser(tasks(2));
    send.mockResolvedValue({ outcome: 'busy' });
    await sendNotes(around);
    expect(send).toHaveBeenCalledTimes(50);
    expect(pause.mock.calls.map(([attempt]) => attempt)).toEqual(
      Array.from({ length: 48 }, (_, at) => at + 1),
    );
    expect(hold.mock.calls.map(([{ key }]) => key)).toEqual(['n0', 'n1']);
    expect(results()).toEqual([]);
  });

  it('that a later version of the application caused holds everything', async () => {
    const { around, send, hold, results } = browser(tasks(1));
    const memberRecord = JSON.stringify({ version: 99 });
    send.mockResolvedValueOnce({ outcome: 'conflict', revision: 1, level: 1, memberRecord });
    await sendNotes(around);
    expect([hold.mock.calls.length, results()]).toEqual([1, []]);
  });
});

describe('a task that is gone', () => {
  it('is left out; the others of the batch are committed', async () => {
    const { around, send, read, sizes, results } = browser(tasks(3));
    send.mockResolvedValueOnce({ outcome: 'gone', gone: ['t1'] });
    await sendNotes(around);
    expect(sizes()).toEqual([3, 2]);
    expect(results()).toEqual([
      ['n0', 'committed'],
      ['n1', 'gone'],
      ['n2', 'committed'],
    ]);
    expect(read).not.toHaveBeenCalled();
  });

  it('and that no action names was deleted since the page was read, which is read again', async () => {
    const { around, send, read } = browser(tasks(1));
    send.mockResolvedValueOnce({ outcome: 'gone', gone: ['daily'] });
    send.mockResolvedValueOnce({ outcome: 'gone', gone: ['daily'] });
    await sendNotes(around);
    expect(read).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledTimes(3);
  });
});

describe('a failure', () => {
  const faultOf = (taskId: string, kind: BackendErrorKind): Surroundings['send'] => {
    const error = fault(kind);
    return ({ complete: rows }) =>
      rows.some((row) => row.taskId === taskId)
        ? Promise.reject(error)
        : Promise.resolve({ outcome: 'committed' });
  };

  it('is looked for one by one, so that only the action that is the cause is given up', async () => {
    const { around, send, sizes, results } = browser(tasks(3));
    send.mockImplementation(faultOf('t1', 'validation'));
    await sendNotes(around);
    expect(sizes()).toEqual([3, 1, 1, 1]);
    expect(results()).toEqual([
      ['n0', 'committed'],
      ['n1', fault('validation')],
      ['n2', 'committed'],
    ]);
  });

  it.each([
    [4, [['n1', 'committed']]],
    [
      5,
      [
        ['n0', fault('internal')],
        ['n1', 'committed'],
      ],
    ],
  ])('of the API is borne for five visits; this is number %i', async (visit, expected) => {
    const { around, send, fail, results } = browser(tasks(2));
    send.mockImplementation(faultOf('t0', 'internal'));
    fail.mockReturnValue(visit);
    await sendNotes(around);
    expect(results()).toEqual(expected);
  });

  it.each(['network', 'unauthorized', 'switched', 'outdated', 'busy'] as const)(
    'of kind %s holds everything, also what wasn’t sent yet',
    async (kind) => {
      const { around, send, hold, results } = browser(tasks(25));
      send.mockRejectedValue(fault(kind));
      await sendNotes(around);
      expect([send.mock.calls.length, hold.mock.calls.length, results()]).toEqual([1, 25, []]);
    },
  );

  it('of this application is thrown, and nothing is dropped', async () => {
    const { around, send, found } = browser(tasks(1));
    send.mockRejectedValue(new Error('a bug'));
    await expect(sendNotes(around)).rejects.toThrow('a bug');
    expect(found.notes).toHaveLength(1);
  });
});

describe('a goal whose text isn’t known as it is stored', () => {
  const row = (goal: string) => ({
    id: goalSelectionId('me', 'bulbs'),
    taskId: 'bulbs',
    selectionDate: instantOf(NOW),
    goal,
    task: bulbs,
  });
  const planned = { ...applyAll(memberOf(), [add, plan('after work')]), revision: 1 };
  const unread = memberOf({ tasks: planned.tasks }, storedOf(planned));

  it('is read by its key before it is changed', async () => {
    const change = { kind: 'steps', taskId: 'bulbs', name: 'Bulbs' } as const;
    const tick = actionOf({ ...change, change: { kind: 'tick', stepId: 's1' } }, NOW + 1);
    const { around, send, readGoal, results } = browser([tick], unread);
    readGoal.mockResolvedValue(row(String(planned.goals[0]?.goal)));
    await sendNotes(around);
    expect(readGoal).toHaveBeenCalledExactlyOnceWith('bulbs');
    expect(planIn(send.mock.lastCall?.[0].select[0]?.goal)).toMatchObject({ cue: 'after work' });
    expect(results()).toEqual([['n0', 'committed']]);
  });

  it('has the text of another client, which is kept', async () => {
    const theirs = withPlan(null, { cue: 'at noon', where: 'home' }, NOW - 5);
    const { around, readGoal, found } = browser([plan('after lunch')], unread);
    readGoal.mockResolvedValue(row(theirs));
    await sendNotes(around);
    expect(planIn(found.stored.goals[0]?.goal)).toMatchObject({ cue: 'after lunch' });
  });

  it('counts as removed if it has no row, and the change is refused', async () => {
    const { around, results } = browser([plan('after lunch')], unread);
    await sendNotes(around);
    expect(results()).toEqual([['n0', 'unlisted']]);
    expect(withGoalRead(unread, 'bulbs', null).record.goals).toEqual([]);
  });
});
