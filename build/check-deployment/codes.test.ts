import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Codes } from './codes';

it('Codes that are piped in at once are used one after the other', async () => {
  const input = new PassThrough();
  const codes = new Codes(undefined, { input, output: new PassThrough() });
  input.end('111111\nYour code is 222222.\n');
  expect(await codes.find('a@example.com')).toBe('111111');
  // As long as signing in takes.
  await new Promise((done) => setTimeout(done, 20));
  expect(await codes.find('b@example.com')).toBe('222222');
  await expect(codes.find('c@example.com')).rejects.toThrow('The input ended');
  codes.close();
});

it('A code is requested again if the response has no new one', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const codes = new Codes(undefined, { input, output });
  input.end('111111\nwhat?\n111111\n333333\n');
  await codes.find('a@example.com');
  expect(await codes.find('b@example.com')).toBe('333333');
  expect(String(output.read()).match(/Code sent to b@example.com/g)).toHaveLength(3);
  codes.close();
});
