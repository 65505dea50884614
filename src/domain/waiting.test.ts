import { describe, expect, it } from 'vitest';
import { actionOf, complete as completing, NOW, refresh, renew } from './actions/testing/members';
import type { Action, ActionOf } from './actions/action';
import { taskOf } from './testing/rows';
import { type Obstacle, refusedText } from './refused';
import { lossTexts, MAX_WAITING, taskIdOf, waitingActions, waitingText } from './waiting';

const bike = taskOf('bike', 'Daily', { name: 'Bike', score: 20 });
const about = { taskId: 'bike', name: 'Bike' };
const complete = completing(bike);
const undo = actionOf({ kind: 'undo', ...about, rowId: 'row', doneAt: NOW, saved: null });
const note = actionOf({ kind: 'note', ...about, rowId: 'row', doneAt: NOW, note: '12 km' });
const noteElsewhere = actionOf({ kind: 'note', ...about, rowId: 'x', doneAt: NOW, note: '9 km' });
const noNote = actionOf({ kind: 'note', ...about, rowId: 'row', doneAt: NOW, note: null });

describe('The list of waiting actions', () => {
  it('is counted in words and announces its limit before reaching it', () => {
    expect(waitingText(1)).toBe('1 change is waiting for a connection');
    expect(waitingText(179)).toBe('179 changes are waiting for a connection');
    expect(waitingText(180)).toBe('180 changes are waiting for a connection. Room for 20 more');
    expect(waitingText(MAX_WAITING)).toMatch(/\. No room for more$/);
  });

  it('names the losses of signing out', () => {
    expect(lossTexts([complete, complete])).toEqual({
      title: '2 completions are waiting for a connection',
      loss: 'If you sign out now, you’ll lose them and the points. To keep them, stay signed in until you’re back online.',
    });
    expect(lossTexts([complete, undo]).title).toBe('2 changes are waiting for a connection');
    expect(lossTexts([], 1).title).toBe('1 change is waiting for a connection');
    expect(lossTexts([]).title).toBe('1 change is waiting for a connection');
    expect(lossTexts([], 1, true)).toEqual({
      title: '1 change is waiting for an update',
      loss: 'If you sign out now, you’ll lose it. To keep it, stay signed in and reload the page.',
    });
    expect(lossTexts([undo]).loss).toMatch(/^If you sign out now, you’ll lose it\. To keep it,/);
  });

  it('has actions that concern one task, and some that concern several', () => {
    const [add, swap] = [
      actionOf({ kind: 'add', task: taskOf('bulbs', 'Medium'), goal: null }),
      swapping(),
    ];
    expect([complete, undo, add, swap].map(taskIdOf)).toEqual(['bike', 'bike', 'bulbs', 'tap']);
    expect([refresh(1, 'abc'), renew(1, 'abc')].map(taskIdOf)).toEqual([undefined, undefined]);
  });

  const back = (more: Parameters<typeof swapping>[0]) =>
    swapping({ taskId: 'tap', task: bike, isBack: true, ...more });

  it('has neither a page’s own actions, nor those taken back since', () => {
    expect(waitingActions([complete, undo])).toEqual([]);
    expect(waitingActions([complete, note, undo])).toEqual([]);
    const all = [complete, swapping(), back({}), renew(1, 'abc')];
    expect(waitingActions(all)).toEqual([complete]);
    expect(waitingActions([undo, complete])).toEqual([undo, complete]);
  });

  it.each<[string, Action, Action]>([
    ['an undo of another task', completing(taskOf('walk')), undo],
    ['an undo of another completion of the task', completing(bike, NOW - 1), undo],
    ['an undo of another completion than the one with the note', noteElsewhere, undo],
    ['a swap back of another task', swapping(), back({ taskId: 'x' })],
    ['a swap back to another task', swapping(), back({ task: taskOf('x') })],
    ['a new swap to the earlier task', swapping(), back({ isBack: false })],
    ['an undo', swapping(), undo],
  ])('has both an action and %s', (_, action, later) => {
    expect(waitingActions([action, later])).toEqual([action, later]);
  });
});

function swapping(more: Partial<Omit<ActionOf<'swap'>, 'kind' | 'id' | 'at'>> = {}) {
  const task = taskOf('tap', 'Daily', { name: 'Tap' });
  return actionOf({ kind: 'swap', set: 1, ...about, task, isBack: false, reason: null, ...more });
}

const remove = actionOf({ kind: 'remove', taskId: 'bulbs', name: 'Bulbs' });
const back = actionOf({ kind: 'aside', ...about, reason: null });
const swapAside = swapping({ reason: 'unsuited' });
const swapBack = swapping({ reason: 'unsuited', isBack: true });
const many = completing(taskOf('car', 'Strategic', { name: 'Car', score: 1000 }));
const aPoint = completing(taskOf('bike', 'Daily', { name: 'Bike', score: 1 }));

it.each<[ReturnType<typeof actionOf>, Obstacle, string | undefined]>([
  [
    complete,
    'gone',
    '“Bike” is no longer available, so it wasn’t recorded. Its 20 points don’t count.',
  ],
  [many, 'refused', '“Car” couldn’t be recorded. Its 1,000 points don’t count.'],
  [aPoint, 'refused', '“Bike” couldn’t be recorded. Its point doesn’t count.'],
  [undo, 'late', '“Bike” couldn’t be undone. Its points had expired.'],
  [note, 'undone', '“Bike” is no longer marked complete, so your note on it wasn’t saved: 12 km'],
  [noNote, 'undone', undefined],
  [noNote, 'refused', 'Your note on “Bike” couldn’t be removed.'],
  [remove, 'gone', '“Bulbs” couldn’t be removed from your list.'],
  [back, 'refused', '“Bike” couldn’t be brought back.'],
  [
    swapAside,
    'overtaken',
    'Your daily tasks changed on another device, so “Bike” wasn’t swapped for “Tap”. “Bike” is set aside all the same.',
  ],
  [swapBack, 'gone', '“Tap” is no longer available, so “Bike” stays.'],
  [renew(1, 'abc'), 'renewed', undefined],
])(
  'A sentence reports each action that can’t be recorded, and what happens to its points (%#)',
  (action, obstacle, text) => {
    expect(refusedText(action, obstacle)).toBe(text);
  },
);
