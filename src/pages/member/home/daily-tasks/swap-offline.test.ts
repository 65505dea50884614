// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setAsideIds } from '@/domain/daily-record';
import { dailySetOf } from '@/domain/daily-set';
import { DAY_MS, HOUR_MS } from '@/domain/instant';
import { readMember, storedMember } from '@/domain/member-state';
import { memberText, newMember } from '@/domain/member-text';
import { taskOf } from '@/domain/testing/rows';
import { changeHome, memberIn, withPlanned } from '@/data/home';
import { keys } from '@/data/keys';
import { keepDailies } from '@/data/offline-set';
import { recallHome } from '@/data/recall-home';
import { changeWaiting, waitingIn } from '@/data/waiting';
import { withWaitingSwaps } from '@/data/waiting-swaps';
import { connection } from '@/lib/connection';
import { sendWaiting } from '@/pages/member/home/waiting/send-waiting';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { Locks } from '@/testing/locks';
import { storeTokens } from '@/testing/stored-tokens';
import { finishSwap } from './finish-swap';
import { type SwapClick, type SwapResult, swapShown } from './swap-shown';
import { assign, Device, newClient, storedTasks } from './testing/device';

const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => taskOf(id));
const START = ['a', 'b', 'c'];

let api: FakeApi;

/** A device whose member swaps. */
class SwappingDevice extends Device {
  /** Opens the page again, as this browser last saw it. */
  reopen(): void {
    this.client = newClient();
    this.client.setQueryData(keys.home('a1'), recallHome('a1')?.value);
  }

  swap = (click: SwapClick) => swapShown(this.client, 'a1', click);

  swapAt(slot: number, reason?: SwapClick['reason']): Promise<SwapResult> {
    const row = dailySetOf(this.home.selections).current[slot];
    if (!row) throw new Error('No such card');
    return this.swap({ rowId: row.id, task: row.task, ...(reason && { reason }) });
  }

  send = () => sendWaiting(this.client, 'a1');
  setAside = () => setAsideIds(memberIn(withWaitingSwaps('a1', this.home)).daily);
}

const storedDaily = () => readMember(storedMember(api.profile)).daily;
const deeds = () => waitingIn('a1').map(({ deed }) => deed);

function goOffline(): void {
  connection.note(false);
  stubDataApi({});
}

function goOnline(): void {
  connection.note(true);
  stubDataApi(api.answers());
}

async function openDevice(): Promise<SwappingDevice> {
  const device = new SwappingDevice();
  await device.read();
  return device;
}

beforeEach(() => {
  localStorage.clear();
  storeTokens({ sub: 'a1' });
  api = new FakeApi([...all]);
  api.profile = { level: 0, memberState: memberText(newMember(0, Date.now()), 1) };
  assign(api, 1, START, Date.now() - HOUR_MS);
  goOnline();
  keepDailies('a1', all);
});

describe('A swap without a connection', () => {
  it('gives one of the tasks that this browser keeps, the same as with a connection, and waits', async () => {
    const device = await openDevice();
    goOffline();
    const { outcome } = await device.swapAt(1);
    expect(outcome).toMatchObject({ kind: 'swapped', isSetAside: false });
    const [, shown = '', ...rest] = device.taskIds();
    expect(START).not.toContain(shown);
    expect(rest).toEqual(['c']);
    expect(deeds()).toMatchObject([{ kind: 'swap', taskId: 'b', task: { id: shown } }]);
    expect(storedTasks(api)).toEqual(START);

    localStorage.clear();
    storeTokens({ sub: 'a1' });
    goOnline();
    const other = await openDevice();
    await other.swapAt(1);
    expect(other.taskIds()).toEqual(['a', shown, 'c']);
    expect(storedTasks(api)).toEqual(['a', shown, 'c']);
  });

  it('outlasts its tab, and is stored with what it sets aside once there is a connection', async () => {
    const device = await openDevice();
    goOffline();
    await device.swapAt(0, 'unsuited');
    await device.swapAt(0);
    const shown = device.taskIds();
    const [first] = deeds();
    const at = first?.kind === 'swap' ? first.at : 0;
    device.reopen();
    expect(device.taskIds()).toEqual(shown);
    expect(device.setAside()).toEqual(['a']);

    goOnline();
    expect(await device.send()).toBe(2);
    expect(storedTasks(api)).toEqual(shown);
    expect(storedDaily().setAside).toEqual([{ taskId: 'a', reason: 'unsuited', at }]);
    await device.read();
    expect(device.taskIds()).toEqual(shown);
    expect(memberIn(device.home).daily).toEqual(storedDaily());
  });

  it('is taken back as if it had never been, and nothing is sent', async () => {
    const device = await openDevice();
    goOffline();
    const { undo } = await device.swapAt(2, 'doing');
    expect(device.setAside()).toEqual(['c']);
    if (!undo) throw new Error('It can’t be taken back');
    expect((await device.swap(undo)).outcome).toEqual({ kind: 'back', to: 'Task c' });
    expect(device.taskIds()).toEqual(START);
    expect(device.setAside()).toEqual([]);
    expect(deeds()).toEqual([]);
  });

  it('that may have been sent is taken back by one that waits after it', async () => {
    const device = await openDevice();
    goOffline();
    const { undo } = await device.swapAt(2, 'doing');
    if (!undo) throw new Error('It can’t be taken back');
    changeWaiting(waitingIn('a1')[0]?.key ?? '', { isTried: true });
    await device.swap(undo);
    expect(device.taskIds()).toEqual(START);
    expect(deeds()).toMatchObject([{ isBack: false }, { isBack: true, task: { id: 'c' } }]);
    device.reopen();
    expect(device.taskIds()).toEqual(START);
    goOnline();
    await device.send();
    expect(storedTasks(api)).toEqual(START);
    expect(storedDaily().setAside).toEqual([]);
  });

  it('of one that is stored takes it back once there is a connection', async () => {
    const device = await openDevice();
    const { undo } = await device.swapAt(2, 'doing');
    if (!undo) throw new Error('It can’t be taken back');
    expect(storedDaily().setAside).toMatchObject([{ taskId: 'c' }]);
    goOffline();
    await device.swap(undo);
    expect(device.taskIds()).toEqual(START);
    expect(storedTasks(api)).not.toEqual(START);
    goOnline();
    await device.send();
    expect(storedTasks(api)).toEqual(START);
    expect(storedDaily().setAside).toEqual([]);
  });

  it('waits too if the answer gets lost, and the row stays as the page shows it', async () => {
    const device = await openDevice();
    await device.swapAt(1);
    const { SetMember: _, ...unanswered } = api.answers();
    stubDataApi(unanswered);
    const { outcome } = await device.swapAt(1);
    expect(outcome.kind).toBe('swapped');
    const shown = device.taskIds();
    expect(waitingIn('a1')).toMatchObject([{ isHeld: true, isTried: true }]);
    goOnline();
    // As when this page stores something else in the document in the meantime.
    changeHome(device.client, 'a1', (home) => withPlanned(home, undefined));
    await finishSwap(device.client, 'a1');
    expect(device.taskIds()).toEqual(shown);
    await device.send();
    expect(storedTasks(api)).toEqual(shown);
  });

  it('stays taken back if another device has done so before the connection is back (I17)', async () => {
    const device = await openDevice();
    const { SetMember: _, ...unanswered } = api.answers();
    stubDataApi(unanswered);
    await device.swapAt(1, 'unsuited');
    const browser = Object.entries<string>(localStorage);

    localStorage.clear();
    storeTokens({ sub: 'a1' });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    goOnline();
    const other = await openDevice();
    const { undo } = await other.swapAt(1, 'unsuited');
    if (!undo) throw new Error('It can’t be taken back');
    await other.swap(undo);
    expect(storedTasks(api)).toEqual(START);

    for (const [key, value] of browser) localStorage.setItem(key, value);
    expect(await device.send()).toBe(1);
    expect(storedTasks(api)).toEqual(START);
    expect(storedDaily().setAside).toEqual([]);
  });

  it('that is refused leaves the next swap, made before the page is read again, three different tasks (I5)', async () => {
    const device = await openDevice();
    goOffline();
    await device.swapAt(1);
    const shown = device.taskIds()[1];
    // The task that went is the only one that is left to choose, and the one that was shown is gone.
    api.tasks.splice(START.length);
    goOnline();
    expect(await device.send()).toBe(0);
    expect(deeds()).toEqual([]);
    expect(device.taskIds()).toEqual(['a', shown, 'c']);
    await device.swapAt(0);
    expect(storedTasks(api)).toEqual(START);
  });

  it('is refused with the cards as they were if this browser keeps no tasks', async () => {
    const device = await openDevice();
    keepDailies('a1', []);
    goOffline();
    await expect(device.swapAt(1)).rejects.toMatchObject({ kind: 'network' });
    expect(device.taskIds()).toEqual(START);
    expect(deeds()).toEqual([]);
  });

  it('isn’t shown over the tasks that another device has got since', async () => {
    const device = await openDevice();
    goOffline();
    await device.swapAt(1);
    goOnline();
    assign(api, 2, ['f', 'g', 'h'], Date.now());
    await device.read();
    expect(device.taskIds()).toEqual(['f', 'g', 'h']);
  });

  it('isn’t shown over one that another device has made with the same task in another place', async () => {
    const device = await openDevice();
    goOffline();
    await device.swapAt(1);
    const [, shown = ''] = device.taskIds();
    goOnline();
    assign(api, 1, ['a', 'b', shown], Date.now());
    await device.read();
    expect(device.taskIds()).toEqual(['a', 'b', shown]);
  });
});

describe('Of daily tasks that were chosen offline', () => {
  async function chosen(): Promise<SwappingDevice> {
    assign(api, 1, START, Date.now() - DAY_MS - HOUR_MS);
    const device = await openDevice();
    goOffline();
    device.chooseOffline();
    return device;
  }

  it('one is swapped in the kept set itself, and back, and the set is stored as shown', async () => {
    const device = await chosen();
    const before = device.taskIds();
    const { undo } = await device.swapAt(0);
    await device.swapAt(1);
    const shown = device.taskIds();
    expect(shown.filter((id) => before.includes(id))).toEqual([before[2]]);
    if (!undo) throw new Error('It can’t be taken back');
    await device.swap(undo);
    expect(device.taskIds()).toEqual([before[0], shown[1], before[2]]);
    expect(deeds()).toEqual([]);
    device.reopen();
    expect(device.taskIds()).toEqual([before[0], shown[1], before[2]]);
    goOnline();
    await device.read();
    await device.store();
    expect(storedTasks(api)).toEqual([before[0], shown[1], before[2]]);
  });

  it('one that is set aside is kept away from the sets to come, and stored so', async () => {
    const device = await chosen();
    const [first = ''] = device.taskIds();
    const { undo } = await device.swapAt(0, 'unsuited');
    const shown = device.taskIds();
    expect(deeds()).toMatchObject([{ kind: 'swap', taskId: first }]);
    device.reopen();
    expect(device.taskIds()).toEqual(shown);
    expect(device.setAside()).toEqual([first]);
    goOnline();
    await device.send();
    await device.read();
    await device.store();
    expect(storedTasks(api)).toEqual(shown);
    expect(setAsideIds(storedDaily())).toEqual([first]);
    expect(undo).toBeDefined();
  });

  it('one that is set aside and taken back is as if nothing had been', async () => {
    const device = await chosen();
    const before = device.taskIds();
    const { undo } = await device.swapAt(0, 'unsuited');
    if (!undo) throw new Error('It can’t be taken back');
    await device.swap(undo);
    expect(device.taskIds()).toEqual(before);
    expect(deeds()).toEqual([]);
    expect(device.setAside()).toEqual([]);
  });

  it('one that is swapped while the set is being stored is swapped in the stored one', async () => {
    const device = await chosen();
    goOnline();
    await device.read();
    const [first] = device.taskIds();
    const stored = device.store();
    await device.swapAt(0);
    await stored;
    expect(device.taskIds()).not.toContain(first);
    expect(storedTasks(api)).toEqual(device.taskIds());
    expect(deeds()).toEqual([]);
  });

  it('what was set aside before is sent first, so that new ones leave it out', async () => {
    Object.assign(navigator, { locks: new Locks().ofPage(() => true) });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const device = await openDevice();
    goOffline();
    await device.swapAt(0, 'unsuited');
    changeHome(device.client, 'a1', (home) => ({
      ...home,
      selections: home.selections.map((row) => ({ ...row, selectionDate: null })),
    }));
    goOnline();
    const sent = device.send();
    await device.store();
    expect(await sent).toBe(1);
    expect(setAsideIds(storedDaily())).toEqual(['a']);
    expect(storedTasks(api)).not.toContain('a');
  });
});

it('A swap isn’t made in a set whose other task was deleted, since the set is renewed', async () => {
  const device = await openDevice();
  changeHome(device.client, 'a1', (home) => ({
    ...home,
    selections: home.selections.map((row) => (row.taskId === 'a' ? { ...row, task: null } : row)),
  }));
  expect(await device.swapAt(0)).toEqual({ outcome: { kind: 'overtaken', isUndo: false } });
  expect(storedTasks(api)).toEqual(START);
  expect(storedDaily().swap).toBeUndefined();
});
