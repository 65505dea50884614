// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, instantOf } from '@/domain/instant';
import { dailySetOf } from '@/domain/daily-set';
import { memberText, newMember } from '@/domain/member-text';
import { dailySelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { changeHome, type Home, homeQuery } from '@/data/home';
import { keepHome } from '@/data/kept-home';
import { keys } from '@/data/keys';
import { keepDailies, withKeptSet } from '@/data/offline-set';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';
import { chooseOffline } from './choose-offline';
import { renewShown } from './renew-tasks';

const now = Date.now();
const ended = now - DAY_MS - HOUR_MS;
const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => taskOf(id));

/** A device of the account, which has seen the home page while it was online. */
class Device {
  readonly client = new QueryClient();

  async read(): Promise<Home> {
    const home = await this.client.fetchQuery({ ...homeQuery('a1'), staleTime: 0 });
    keepHome('a1', home, home.fetchedAt);
    return home;
  }

  get home(): Home {
    const home = this.client.getQueryData<Home>(keys.home('a1'));
    if (!home) throw new Error('The home page is not loaded');
    return home;
  }

  chooseOffline = () => chooseOffline(this.client, 'a1');
  store = () => renewShown(this.client, 'a1', this.home);
  taskIds = () => dailySetOf(this.home.selections).current.map(({ taskId }) => taskId);
}

let api: FakeApi;

/** Gives the account a set, begun at `at`. */
function assign(period: number, taskIds: readonly string[], at: number): void {
  api.selections.clear();
  taskIds.forEach((taskId, slot) => {
    const id = dailySelectionId('a1', period, slot);
    api.selections.set(id, { id, taskId, selectionDate: instantOf(at) });
  });
}

const stored = () => [...api.selections.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
const storedTasks = () => stored().map((row) => row['taskId']);

async function openDevice(): Promise<Device> {
  const device = new Device();
  await device.read();
  return device;
}

beforeEach(() => {
  localStorage.clear();
  storeTokens({ sub: 'a1' });
  api = new FakeApi(all);
  api.profile = { level: 0, memberState: memberText(newMember(0, ended), 1) };
  assign(1, ['a', 'b', 'c'], ended);
  stubDataApi(api.answers());
  keepDailies('a1', all);
});

describe('Daily tasks that are chosen offline', () => {
  it('are three others, also after a reload, and are stored with their time once there is a connection', async () => {
    const device = await openDevice();
    expect(device.chooseOffline()).toBe(true);
    const chosen = device.taskIds();
    expect(chosen.filter((id) => ['a', 'b', 'c'].includes(id))).toEqual([]);
    expect(device.chooseOffline()).toBe(false);
    expect(storedTasks()).toEqual(['a', 'b', 'c']);

    const { unwritten: _, ...kept } = device.home;
    const asBefore = { ...kept, selections: kept.selections.slice(0, 0) };
    expect(
      dailySetOf(withKeptSet('a1', asBefore).selections).current.map((row) => row.taskId),
    ).toEqual(chosen);

    await device.read();
    expect(device.taskIds()).toEqual(chosen);
    await device.store();
    expect(storedTasks()).toEqual(chosen);
    expect(device.taskIds()).toEqual(chosen);
    expect(device.home.unwritten).toBeUndefined();
    expect(stored().map(({ id }) => id)).toEqual([0, 1, 2].map((slot) => `a1#daily#2#${slot}`));
    expect(Date.parse(String(stored()[0]?.['selectionDate']))).toBeGreaterThanOrEqual(now);
    await device.read();
    expect(device.home.unwritten).toBeUndefined();
  });

  it('give way to the set of another device', async () => {
    const device = await openDevice();
    device.chooseOffline();
    const theirs = all
      .map(({ id }) => id)
      .filter((id) => !device.taskIds().includes(id))
      .slice(0, 3);
    assign(2, theirs, now);
    await device.read();
    expect(device.taskIds()).toEqual(theirs);
    expect(device.home.unwritten).toBeUndefined();
  });

  it('give way to a set that another device stores at the same moment', async () => {
    const device = await openDevice();
    device.chooseOffline();
    await device.read();
    assign(2, ['a', 'b', 'c'], now);
    await device.store();
    expect(storedTasks()).toEqual(['a', 'b', 'c']);
    expect(device.taskIds()).toEqual(['a', 'b', 'c']);
  });

  it('are replaced if an admin has deleted one, or another device has set one aside', async () => {
    const device = await openDevice();
    device.chooseOffline();
    const [gone = '', unsuited = ''] = device.taskIds();
    api.tasks.splice(0, api.tasks.length, ...all.filter(({ id }) => id !== gone));
    const state = newMember(0, ended);
    const setAside = [{ taskId: unsuited, reason: 'unsuited' as const, at: now }];
    api.profile = {
      level: 0,
      memberState: memberText({ ...state, daily: { ...state.daily, setAside } }, 2),
    };
    await device.read();
    await device.store();
    expect(device.taskIds()).toHaveLength(3);
    expect(device.taskIds()).not.toContain(gone);
    expect(device.taskIds()).not.toContain(unsuited);
    expect(storedTasks()).toEqual(device.taskIds());
  });

  it('are replaced by new ones once their day is over', async () => {
    const device = await openDevice();
    device.chooseOffline();
    const set = device.home.unwritten?.set;
    if (!set) throw new Error('No set was chosen');
    localStorage.setItem(
      'verdure.account.a1.offline-set',
      JSON.stringify({ savedAt: set.at, value: { ...set, at: ended } }),
    );
    await device.read();
    expect(device.home.unwritten).toBeUndefined();
    expect(device.taskIds()).toEqual(['a', 'b', 'c']);
  });

  it('aren’t chosen from fewer than three', async () => {
    const device = await openDevice();
    keepDailies('a1', all.slice(0, 2));
    expect(device.chooseOffline()).toBe(false);
    expect(device.taskIds()).toEqual(['a', 'b', 'c']);
  });

  it('aren’t chosen while the day’s tasks are still new', async () => {
    const device = await openDevice();
    changeHome(device.client, 'a1', (home) => ({
      ...home,
      selections: home.selections.map((row) => ({ ...row, selectionDate: instantOf(now) })),
    }));
    expect(device.chooseOffline()).toBe(false);
  });
});
