import { expect, it } from 'vitest';
import { newStepId, stepsIn, stepsProblem, stepsText, storedSteps } from './steps';

it('A stored text is read as its steps, in order', () => {
  expect(stepsIn('quotes: Get two quotes.\npick: Pick one: the better.')).toEqual([
    { id: 'quotes', text: 'Get two quotes.' },
    { id: 'pick', text: 'Pick one: the better.' },
  ]);
});

it('A task without steps has none', () => {
  expect(stepsIn(null)).toEqual([]);
  expect(stepsIn('\n \n')).toEqual([]);
});

it('A line without an ID gets one, and the others keep theirs', () => {
  const before = stepsIn('a: First\nb: Second');
  const after = stepsIn(storedSteps('New one\nb: Second, changed\na: First'));
  expect(after.map(({ text }) => text)).toEqual(['New one', 'Second, changed', 'First']);
  expect(after.slice(1).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(before.map(({ id }) => id)).not.toContain(after[0]?.id);
});

it('A line without an ID never gets a later line’s ID', () => {
  const [added, kept] = stepsIn('  New one  \ns1: First');
  expect(added).toEqual({ id: 's2', text: 'New one' });
  expect(kept).toEqual({ id: 's1', text: 'First' });
  expect(stepsIn('New one\ns2: First\ns3: Second')[0]?.id).toBe('s4');
});

it('A line without an ID takes only the ID of the earlier step with its text', () => {
  const earlier = 's1: First\ns2: Second';
  expect(storedSteps('New\nSecond', earlier)).toBe('s3: New\ns2: Second');
  expect(storedSteps('New', 's1: First')).toBe('s2: New');
  expect(storedSteps('Wait\nWait', 's1: Wait\ns2: Wait')).toBe('s1: Wait\ns2: Wait');
});

it('Two lines with one ID are two steps', () => {
  const [first, second] = stepsIn('s2: One\ns2: Another');
  expect(first).toEqual({ id: 's2', text: 'One' });
  expect(second?.text).toBe('Another');
  expect(second?.id).not.toBe('s2');
});

it('An assigned ID stays when a stored text is stored again', () => {
  const stored = storedSteps('Seal\nInsulate\ns9: Check');
  expect(storedSteps(stored)).toBe(stored);
  expect(stepsText(stepsIn(stored))).toBe(stored);
});

it('A step that is being typed has no text yet, and isn’t stored', () => {
  expect(stepsIn('a: First\ns2: ')).toEqual([
    { id: 'a', text: 'First' },
    { id: 's2', text: '' },
  ]);
  expect(stepsIn('a: First\ns2:')).toHaveLength(2);
  expect(storedSteps('a: First\ns2: ')).toBe('a: First');
});

it('A step is one line, whatever breaks a line in it', () => {
  expect(stepsIn('a: Get\u2028two quotes')).toEqual([{ id: 'a', text: 'Get\u2028two quotes' }]);
  expect(storedSteps('a: Get\u2028 two\u2029\rquotes')).toBe('a: Get two quotes');
});

it('A new step’s ID is unique, and reads back as stored', () => {
  const now = Date.parse('2026-11-25T12:00:00.000Z');
  const ids = [newStepId(now), newStepId(now + 1)];
  expect(new Set(ids).size).toBe(2);
  expect(stepsIn(ids.map((id) => `${id}: Do it`).join('\n')).map(({ id }) => id)).toEqual(ids);
});

it('More than eight steps, or one that is too long, can’t be stored', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `Do ${at}`).join('\n');
  expect(stepsProblem(lines(8))).toBeUndefined();
  expect(stepsProblem(lines(9))).toBe('Use at most 8 steps (you have 9)');
  expect(stepsProblem(`a: ${'x'.repeat(120)}`)).toBeUndefined();
  expect(stepsProblem(`Short\na: ${'x'.repeat(121)}`)).toBe(
    'Step 2: Use at most 120 characters (you have 121)',
  );
});
