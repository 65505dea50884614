import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { shownHome } from '@/data/home';
import { asideIds } from '@/domain/actions/daily';
import { complete, renew, swap as swapping } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { accountWith, type FakeApi } from '@/testing/fake-api';
import { homeOf } from '@/testing/home-of';
import { swap } from './swap';

const NOW = Date.now();
const task = taskOf('b');

let api: FakeApi;
let client: QueryClient;

const actor = () => ({ client, accountId: 'a1' });

const shown = () => shownHome(actor())?.member.record.set.tasks ?? [];
const aside = () => asideIds(api.member());

beforeEach(async () => {
  api = accountWith('abcdefgh');
  api.commit([renew(0, 'abc', NOW)]);
  client = await homeOf(api);
});

describe('a swap', () => {
  it('keeps the task if no other is left, and sets it aside, which can be undone', async () => {
    api.tasks.splice(3);
    expect(await swap(actor(), { task })).toEqual({
      message: 'There’s no other daily task to swap “Task b” for.',
    });
    expect(aside()).toEqual([]);
    const { message, undo } = await swap(actor(), { task, reason: 'unsuited' });
    expect(message).toBe('No other task is left, so “Task b” stays for today.');
    expect([shown(), aside()]).toEqual([['a', 'b', 'c'], ['b']]);
    expect(undo && (await swap(actor(), undo)).message).toBe('“Task b” is back.');
    expect(aside()).toEqual([]);
  });

  it('of a task that another device has completed leaves it', async () => {
    api.commit([complete(task, NOW)]);
    expect(await swap(actor(), { task })).toEqual({
      message: '“Task b” is already complete, so it stays.',
    });
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['swapped it', swapping(1, 'b', 'h', { at: NOW })],
    ['renewed the tasks', renew(1, 'fgh', NOW)],
  ])('after another device has %s does nothing', async (_, theirs) => {
    api.commit([theirs]);
    expect(await swap(actor(), { task })).toEqual({
      message: 'Your daily tasks changed on another device in the meantime.',
    });
    expect(shown()).toEqual(api.member().record.set.tasks);
  });
});
