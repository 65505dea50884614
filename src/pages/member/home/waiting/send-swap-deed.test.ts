import { describe, expect, it } from 'vitest';
import { setAsideIds } from '@/domain/daily-record';
import { tasksOf } from '@/domain/daily-swap';
import { withCounted } from '@/domain/ledger-changes';
import { newLedger } from '@/domain/ledger';
import { newCompletion } from '@/domain/new-completion';
import { dailySelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import type { DeedOf } from '@/domain/waiting';
import { SharedSet } from '@/pages/member/home/daily-tasks/testing/shared-set';
import { sendSwapDeed, type SwapDeedRequests } from './send-swap-deed';

const NOW = 1_000;
const AT = 500;

type SwapDeed = DeedOf<'swap'>;

/** A swap in the account's first set. */
function swapped(slot: number, from: string, to: string, more: Partial<SwapDeed> = {}): SwapDeed {
  const id = dailySelectionId('me', 1, slot);
  const shown = { taskId: from, name: from, task: taskOf(to), id };
  return { kind: 'swap', ...shown, isBack: false, at: AT, ...more };
}

const aside = (taskId: string) => ({ taskId, reason: 'unsuited' as const, at: AT });
const back = (slot: number, from: string, to: string, at = AT) =>
  swapped(slot, from, to, { isBack: true, at });

class Account extends SharedSet {
  /** The rows of a newer set, if there is one. */
  newer: readonly Selection[] = [];
  gone: readonly string[] = [];

  constructor() {
    super(['t0', 't1', 't2']);
  }

  send(deed: SwapDeed, losesAnswer?: () => boolean) {
    const requests: SwapDeedRequests = {
      ...this.requests(undefined, losesAnswer),
      fetchDailySelections: () =>
        Promise.resolve({
          selections: this.newer.length > 0 ? this.newer : this.set.current,
          older: [],
        }),
      fetchTasksByKey: (ids) =>
        Promise.resolve(ids.map((id) => (this.gone.includes(id) ? null : taskOf(id)))),
    };
    return sendSwapDeed({ accountId: 'me', now: NOW }, deed, requests);
  }

  get tasks() {
    return this.set.current.map(({ taskId }) => taskId);
  }

  get setAside() {
    return setAsideIds(this.record);
  }

  complete(taskId: string): void {
    const { daily } = this.member.reading;
    const row = newCompletion('me', taskOf(taskId), AT);
    this.member.write({ ledger: withCounted(newLedger(0, 1), row), daily, days: [] });
  }

  /** Gives the account a set of this number. */
  renew(period: number): void {
    this.newer = ['t6', 't7', 't8'].map((id, slot) =>
      selectionOf(id, dailySelectionId('me', period, slot)),
    );
  }
}

describe('A swap that waited', () => {
  it('gives the task that was shown, and sets aside when it was done, however often it is sent', async () => {
    const account = new Account();
    const deed = swapped(1, 't1', 't5', { setAside: aside('t1') });
    for (let time = 0; time < 3; time += 1) expect(await account.send(deed)).toBeUndefined();
    expect(account.tasks).toEqual(['t0', 't5', 't2']);
    expect(account.record.swap).toMatchObject({ number: 1, away: ['t1'] });
    expect(account.record.setAside).toEqual([aside('t1')]);
  });

  it('is made once if the answers to it get lost', async () => {
    const account = new Account();
    const deed = swapped(1, 't1', 't5');
    await account.send(deed, () => true).catch(() => undefined);
    expect(await account.send(deed)).toBeUndefined();
    expect(account.record.swap?.number).toBe(1);
    expect(account.tasks).toEqual(['t0', 't5', 't2']);
  });

  it('isn’t made again after a later swap, which another attempt had let happen', async () => {
    const account = new Account();
    await account.send(swapped(1, 't1', 't5'));
    await account.send(swapped(1, 't5', 't6'));
    expect(await account.send(swapped(1, 't1', 't5'))).toBeUndefined();
    expect(account.tasks).toEqual(['t0', 't6', 't2']);
  });

  it('isn’t made again, and sets nothing aside, if another device has taken it back since (I17)', async () => {
    const account = new Account();
    const deed = swapped(1, 't1', 't5', { setAside: aside('t1') });
    await account.send(deed);
    await account.send(back(1, 't5', 't1', AT + 1));
    await account.send(swapped(2, 't2', 't6'));
    expect(await account.send(deed)).toBeUndefined();
    expect(account.tasks).toEqual(['t0', 't1', 't6']);
    expect(account.setAside).toEqual([]);
  });

  it('is made if another device had taken it back before (I17)', async () => {
    const account = new Account();
    await account.send(swapped(1, 't1', 't5'));
    await account.send(back(1, 't5', 't1', AT + 1));
    expect(await account.send(swapped(1, 't1', 't5', { at: AT + 2 }))).toBeUndefined();
    expect(account.tasks).toEqual(['t0', 't5', 't2']);
  });

  it('follows the one before it, and can be taken back by one after it', async () => {
    const account = new Account();
    await account.send(swapped(0, 't0', 't5'));
    await account.send(swapped(1, 't1', 't0', { setAside: aside('t1') }));
    expect(account.tasks).toEqual(['t5', 't0', 't2']);
    expect(await account.send(back(1, 't0', 't1'))).toBeUndefined();
    expect(account.tasks).toEqual(['t5', 't1', 't2']);
    expect(account.setAside).toEqual([]);
    expect(tasksOf(account.record, account.set)).toEqual(account.tasks);
  });

  it.each([
    ['another device has swapped the task', 't7', 1],
    ['another device shows the new task elsewhere', 't5', 2],
  ])('is told if %s, and sets aside all the same', async (_, to, slot) => {
    const account = new Account();
    await account.send(swapped(slot, `t${slot}`, to));
    const before = account.tasks;
    const deed = swapped(1, 't1', 't5', { setAside: aside('t1') });
    expect(await account.send(deed)).toBe('overtaken');
    expect(account.tasks).toEqual(before);
    expect(account.setAside).toEqual(['t1']);
  });

  it('is told if another device swapped it after it was taken back in vain', async () => {
    const account = new Account();
    await account.send(swapped(1, 't1', 't5'));
    await account.send(swapped(1, 't5', 't7'));
    expect(await account.send(back(1, 't5', 't1'))).toBe('overtaken');
    expect(account.tasks).toEqual(['t0', 't7', 't2']);
  });

  it('is told if the daily tasks were renewed, and sets aside all the same', async () => {
    const account = new Account();
    account.renew(2);
    const deed = swapped(1, 't1', 't5', { setAside: aside('t1') });
    expect(await account.send(deed)).toBe('renewed');
    expect(account.record.swap).toBeUndefined();
    expect(account.setAside).toEqual(['t1']);
  });

  it('is told if the new task is gone, and sets aside all the same', async () => {
    const account = new Account();
    account.gone = ['t5'];
    const deed = swapped(1, 't1', 't5', { setAside: aside('t1') });
    expect(await account.send(deed)).toBe('gone');
    expect(account.tasks).toEqual(['t0', 't1', 't2']);
    expect(account.setAside).toEqual(['t1']);
  });

  it('is told if the task was completed elsewhere, which then isn’t set aside', async () => {
    const account = new Account();
    account.complete('t1');
    const deed = swapped(1, 't1', 't5', { setAside: aside('t1') });
    expect(await account.send(deed)).toBe('complete');
    expect(account.tasks).toEqual(['t0', 't1', 't2']);
    expect(account.setAside).toEqual([]);
  });

  it('of a set that isn’t stored yet sets aside, since that set has the new task', async () => {
    const account = new Account();
    const id = dailySelectionId('me', 2, 1);
    const deed = swapped(1, 't8', 't5', { id, setAside: aside('t8') });
    expect(await account.send(deed)).toBeUndefined();
    expect(account.tasks).toEqual(['t0', 't1', 't2']);
    expect(account.setAside).toEqual(['t8']);
  });

  it('for which no other task was left sets aside, whatever the daily tasks are', async () => {
    const account = new Account();
    account.renew(2);
    const deed = swapped(1, 't1', 't1', { setAside: aside('t1') });
    expect(await account.send(deed)).toBeUndefined();
    expect(account.setAside).toEqual(['t1']);
  });
});
