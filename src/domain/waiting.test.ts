import { describe, expect, it } from 'vitest';
import { newCompletion } from './new-completion';
import { taskOf } from './testing/rows';
import { unrecordedText } from './unrecorded';
import { type Deed, MAX_WAITING, waitingText } from './waiting';
import { lossTexts } from './waiting-loss';

const bike = taskOf('bike', 'Daily', { name: 'Bike', score: 20 });
const complete: Deed = { kind: 'complete', task: bike, at: 1 };
const undo: Deed = { kind: 'undo', row: newCompletion('me', bike, 1), name: 'Bike' };

describe('What waits for a connection', () => {
  it('is counted in words and announces its limit before reaching it', () => {
    expect(waitingText(1)).toBe('1 change is waiting for a connection');
    expect(waitingText(179)).toBe('179 changes are waiting for a connection');
    expect(waitingText(180)).toBe('180 changes are waiting for a connection. Room for 20 more');
    expect(waitingText(MAX_WAITING)).toMatch(/\. No room for more$/);
  });

  it('says what is lost by signing out', () => {
    expect(lossTexts([complete, complete])).toEqual({
      title: '2 completions are waiting for a connection',
      loss: 'If you sign out now, you’ll lose them and the points. To keep them, stay signed in until you’re back online.',
    });
    expect(lossTexts([complete, undo]).title).toBe('2 changes are waiting for a connection');
    expect(lossTexts([undo]).loss).toMatch(/^If you sign out now, you’ll lose it\. To keep it,/);
  });

  it('says why the list could not be changed', () => {
    const add: Deed = { kind: 'add', task: taskOf('bulbs', 'Medium'), goal: null, at: 1 };
    const about = { taskId: 'bulbs', name: 'Bulbs' };
    const remove: Deed = { kind: 'remove', ...about, rows: [] };
    const plan: Deed = { kind: 'plan', ...about, id: 'row', goal: '{}', at: 1 };
    expect(unrecordedText(add, 'gone')).toMatch(/no longer available, so it wasn’t added/);
    expect(unrecordedText(add, 'refused')).toMatch(/couldn’t be added to your list\.$/);
    expect(unrecordedText(remove, 'repeated')).toBe(
      '“Bulbs” was added on another device, so it stays on your list.',
    );
    expect(unrecordedText(plan, 'unlisted')).toBe(
      '“Bulbs” is no longer on your list, so its plan wasn’t saved.',
    );
    expect(unrecordedText(plan, 'repeated')).toMatch(/planned again on another device/);
  });

  it('says why a task was not swapped, and that it is set aside', () => {
    const shown = { taskId: 'bike', name: 'Bike', task: taskOf('tap', 'Daily', { name: 'Tap' }) };
    const swap: Deed = { kind: 'swap', ...shown, id: 'row', isBack: false, at: 1 };
    const setAside = { taskId: 'bike', reason: 'unsuited', at: 1 } as const;
    expect(unrecordedText(swap, 'renewed')).toBe(
      'Your daily tasks are new ones by now, so “Bike” wasn’t swapped for “Tap”.',
    );
    expect(unrecordedText({ ...swap, setAside }, 'overtaken')).toBe(
      'Your daily tasks changed on another device, so “Bike” wasn’t swapped for “Tap”. “Bike” is set aside all the same.',
    );
    expect(unrecordedText(swap, 'gone')).toBe('“Tap” is no longer available, so “Bike” stays.');
    expect(unrecordedText({ ...swap, setAside }, 'complete')).toBe(
      '“Bike” was completed on another device, so it stays.',
    );
    expect(unrecordedText({ ...swap, isBack: true, setAside }, 'overtaken')).toMatch(/“Tap”\.$/);
    expect(unrecordedText(swap, 'refused')).toBe('“Bike” couldn’t be swapped for “Tap”.');
  });

  it('says why it was not recorded, and what happens to its points', () => {
    expect(unrecordedText(complete, 'gone')).toBe(
      '“Bike” is no longer available, so it wasn’t recorded. Its 20 points don’t count.',
    );
    expect(unrecordedText(complete, 'repeated')).toBe(
      '“Bike” was already complete on another device. Its points count once.',
    );
    expect(unrecordedText(complete, 'late')).toMatch(/Its points would have expired by now\.$/);
    expect(unrecordedText(undo, 'refused')).toBe(
      '“Bike” couldn’t be undone. Its points still count.',
    );
    expect(unrecordedText(undo, 'repeated')).toBe(
      '“Bike” was completed again on another device, so it stays complete.',
    );
  });
});
