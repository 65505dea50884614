import { afterEach, expect, it, vi } from 'vitest';
import { actionOf, complete, NOW } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { learnClock, now } from '@/lib/clock';
import { isStored, keepInPage, noteKeys, onNotesChange, refusedKey, removeNote } from '@/lib/notes';
import {
  areNotesAhead,
  changeNote,
  dropUnreadable,
  hasLaterNotes,
  noteAction,
  notesOf,
  redateNotes,
} from './notes';

const actions = () => notesOf('me').map(({ action }) => action);
const fill = (count: number) =>
  Array.from({ length: count }, (_, at) => noteAction('me', complete(taskOf(`t${at}`))));

// Notes that the page keeps in memory would outlast the test.
afterEach(() => noteKeys('me').forEach(removeNote));

it('Each note has its own key, in the order written, even if the clock is set back', () => {
  const [first, second] = [complete(taskOf('a')), complete(taskOf('b'))];
  const keys = [noteAction('me', first)];
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  keys.push(noteAction('me', second));
  expect(new Set(keys).size).toBe(2);
  expect(noteKeys('me')).toEqual(keys);
  expect(actions()).toMatchObject([{ id: first.id }, { id: second.id }]);
  expect(Object.keys(localStorage)).toHaveLength(2);
});

it('A note keeps only the task fields that its action needs, and belongs to one account', () => {
  noteAction('me', complete(taskOf('a', 'Daily', { description: 'x'.repeat(20_000) })));
  noteAction('you', complete(taskOf('b')));
  expect(actions()).toHaveLength(1);
  expect(localStorage.getItem(noteKeys('me')[0] ?? '')?.length).toBeLessThan(1000);
});

it('The list of notes keeps its identity until a note changes', () => {
  const [key = ''] = fill(2);
  const before = notesOf('me');
  expect(notesOf('me')).toBe(before);
  changeNote(key, { isHeld: true });
  expect(notesOf('me')).not.toBe(before);
  expect(notesOf('me')).toHaveLength(2);
});

it.each([
  ['that is full', () => new Error('QuotaExceededError')],
  ['that is blocked', () => new Error('SecurityError')],
])(
  'A storage %s leaves a note in the page, where it is known and sent, but not kept',
  (_, error) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw error();
    });
    const key = noteAction('me', complete(taskOf('a')));
    expect([isStored(key), actions().length, localStorage.length]).toEqual([false, 1, 0]);
    removeNote(key);
    expect(actions()).toEqual([]);
  },
);

it('Storage keeps 200 notes; any more stay in memory', () => {
  const keys = fill(201);
  expect(keys.filter(isStored)).toHaveLength(200);
  expect(isStored(keys[200] ?? '')).toBe(false);
  expect(actions()).toHaveLength(201);
});

it('A note that doesn’t fit in storage stays in memory', () => {
  const goal = 'x'.repeat(16_000);
  const key = noteAction('me', actionOf({ kind: 'add', task: taskOf('a', 'Medium'), goal }));
  expect([isStored(key), actions().length]).toEqual([false, 1]);
});

it('A note that can’t be read is dropped and counted, once', () => {
  const [key = ''] = fill(1);
  localStorage.setItem(`${key}x`, '{"action":{"kind":"unheard"}}');
  localStorage.setItem(`${key}y`, 'not JSON');
  expect(actions()).toHaveLength(1);
  expect([dropUnreadable('me'), dropUnreadable('me')]).toEqual([2, 0]);
  expect(noteKeys('me')).toEqual([key]);
});

it('A note from a later version isn’t read, and is kept for that version', () => {
  const [key = ''] = fill(1);
  expect(hasLaterNotes('me')).toBe(false);
  const note: object = JSON.parse(localStorage.getItem(key) ?? '');
  const later = JSON.stringify({ ...note, version: 2 });
  localStorage.setItem(`${key}x`, later);
  expect([actions().length, dropUnreadable('me'), hasLaterNotes('me')]).toEqual([1, 0, true]);
  expect(localStorage.getItem(`${key}x`)).toBe(later);
});

it('Changing a note that another tab has sent doesn’t bring it back', () => {
  const [key = ''] = fill(1);
  changeNote(key, { isHeld: true });
  expect(notesOf('me')).toMatchObject([{ isHeld: true, failures: 0 }]);
  removeNote(key);
  changeNote(key, { failures: 1 });
  expect(notesOf('me')).toEqual([]);
});

it('Changing a note in memory leaves it in memory', () => {
  const [stored = ''] = fill(1);
  const text = localStorage.getItem(stored) ?? '';
  removeNote(stored);
  keepInPage(stored, text);
  changeNote(stored, { failures: 1 });
  expect(notesOf('me')).toMatchObject([{ failures: 1 }]);
  expect(isStored(stored)).toBe(false);
});

it('Listeners learn of every change of the notes and refusals, even one in another tab', () => {
  const told = vi.fn<() => void>();
  const stop = onNotesChange(told);
  const [key = ''] = fill(1);
  dispatchEvent(new StorageEvent('storage', { key }));
  dispatchEvent(new StorageEvent('storage', { key: refusedKey('me') }));
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  removeNote(key);
  expect(told).toHaveBeenCalledTimes(4);
  stop();
  fill(1);
  expect(told).toHaveBeenCalledTimes(4);
});

it.each([3 * DAY_MS, -3 * HOUR_MS])(
  'An action noted by a clock that turns out to be %s ms ahead is redated once, and keeps that date when the clock is set right',
  (ahead) => {
    const at = Date.now();
    const { doneAt, until, day } = complete(taskOf('a'), at - ahead);
    const dated = { at: doneAt, doneAt, until, day };
    noteAction('me', complete(taskOf('a'), at));
    learnClock({ ahead: -ahead, at: at - ahead });
    redateNotes('me');
    const later = noteAction('me', complete(taskOf('b'), at - ahead));
    redateNotes('me');
    expect(actions()).toMatchObject([dated, dated]);
    removeNote(later);
    vi.spyOn(Date, 'now').mockReturnValue(at - ahead);
    learnClock({ ahead: 0, at: at - ahead });
    redateNotes('me');
    expect(actions()).toMatchObject([dated]);
  },
);

const setClock = (ahead: number, at: number, isMeasured = true) => {
  vi.spyOn(Date, 'now').mockReturnValue(at + ahead);
  if (isMeasured) learnClock({ ahead: -ahead, at });
};

it('An action dated by the right time keeps its date when a clock that was known to be ahead is set', () => {
  const at = Date.now();
  setClock(3 * DAY_MS, at);
  noteAction('me', complete(taskOf('a'), at));
  noteAction('me', complete(taskOf('a'), at + DAY_MS));
  for (const days of [2, 9]) {
    setClock(-3 * HOUR_MS, at + days * DAY_MS);
    redateNotes('me');
    expect(actions()).toMatchObject([{ at, doneAt: at }, { at: at + DAY_MS }]);
  }
});

it('An action noted by a clock that is known to have been set isn’t moved by an earlier measurement', () => {
  const at = Date.now();
  setClock(3 * DAY_MS, at);
  // The clock shows an implausible time first, and a plausible one later.
  setClock(0, at + DAY_MS, false);
  noteAction('me', complete(taskOf('a'), now()));
  setClock(0, at + 4 * DAY_MS, false);
  redateNotes('me');
  expect(actions()).toMatchObject([{ doneAt: at + DAY_MS }]);
});

it('No noted action is in the future after the clock is corrected', () => {
  const at = Date.now();
  noteAction('me', complete(taskOf('a'), at + 3 * DAY_MS));
  noteAction('me', complete(taskOf('b'), at - 3 * DAY_MS));
  noteAction('me', complete(taskOf('c'), at + MINUTE_MS));
  setClock(0, at);
  expect(areNotesAhead('me')).toBe(true);
  redateNotes('me');
  expect(areNotesAhead('me')).toBe(false);
  expect(actions()).toMatchObject([
    { at, doneAt: at },
    { at: at - 3 * DAY_MS },
    { at: at + MINUTE_MS },
  ]);
});
