// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, instantOf } from '@/domain/instant';
import { dailySetOf } from '@/domain/daily-set';
import { memberText, newMember } from '@/domain/member-text';
import { taskOf } from '@/domain/testing/rows';
import { changeHome } from '@/data/home';
import { keepDailies, withKeptSet } from '@/data/offline-set';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { storeTokens } from '@/testing/stored-tokens';
import { assign, Device, storedRows, storedTasks } from './testing/device';

const now = Date.now();
const ended = now - DAY_MS - HOUR_MS;
const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => taskOf(id));

let api: FakeApi;

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
  assign(api, 1, ['a', 'b', 'c'], ended);
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
    expect(storedTasks(api)).toEqual(['a', 'b', 'c']);

    const { unwritten: _, ...kept } = device.home;
    const asBefore = { ...kept, selections: kept.selections.slice(0, 0) };
    expect(
      dailySetOf(withKeptSet('a1', asBefore).selections).current.map((row) => row.taskId),
    ).toEqual(chosen);

    await device.read();
    expect(device.taskIds()).toEqual(chosen);
    await device.store();
    expect(storedTasks(api)).toEqual(chosen);
    expect(device.taskIds()).toEqual(chosen);
    expect(device.home.unwritten).toBeUndefined();
    expect(storedRows(api).map(({ id }) => id)).toEqual(
      [0, 1, 2].map((slot) => `a1#daily#2#${slot}`),
    );
    expect(Date.parse(String(storedRows(api)[0]?.['selectionDate']))).toBeGreaterThanOrEqual(now);
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
    assign(api, 2, theirs, now);
    await device.read();
    expect(device.taskIds()).toEqual(theirs);
    expect(device.home.unwritten).toBeUndefined();
  });

  it('give way to a set that another device stores at the same moment', async () => {
    const device = await openDevice();
    device.chooseOffline();
    await device.read();
    assign(api, 2, ['a', 'b', 'c'], now);
    await device.store();
    expect(storedTasks(api)).toEqual(['a', 'b', 'c']);
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
    expect(storedTasks(api)).toEqual(device.taskIds());
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
