import { expect, it } from 'vitest';
import { NotChecked, runChecks } from './check';
import { optionsOf } from './options';
import { lineOf, summaryOf } from './report';

const check = (name: string, seen: string | NotChecked | Error) => ({
  name,
  expected: 'right',
  todo: 'Do this.',
  look: async () => {
    if (seen instanceof Error) throw seen;
    return seen;
  },
});

it('A result says what was expected, seen and to do; what could not be checked has not passed', async () => {
  const checks = [
    check('a', 'right'),
    check('b', 'wrong'),
    check('c', new NotChecked('no way to')),
    check('d', new Error('Failed to fetch')),
  ];
  const results = await runChecks([{ title: 'things', checks }], () => {});
  const lines = results.map((result) => lineOf(result).replaceAll(/ {2,}/g, ' '));
  expect(lines).toEqual([
    '✓ things: a expected right',
    '✗ things: b expected right, seen wrong\n → Do this.',
    '– things: c not checked here: no way to',
    '✗ things: d expected right, seen Failed to fetch\n → Do this.',
  ]);
  expect(summaryOf(results)).toBe('1 not checked here.\n1 passed, 2 failed');
});

it('The command needs addresses of one’s own', () => {
  const site = 'https://main.abc.amplifyapp.com/login';
  expect(optionsOf([site, '--address', 'me+{}@example.com'])).toEqual({
    site: 'https://main.abc.amplifyapp.com',
    outputs: 'amplify_outputs.json',
    address: 'me+{}@example.com',
    mailbox: undefined,
    sender: undefined,
  });
  expect(() => optionsOf([site])).toThrow('Usage:');
  expect(() => optionsOf([site, '--address', 'me@example.com'])).toThrow('Usage:');
  expect(() => optionsOf([site, '--adress', 'me+{}@example.com'])).toThrow('Usage:');
});
