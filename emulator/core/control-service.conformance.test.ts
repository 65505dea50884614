import { afterAll, beforeAll, expect, it } from 'vitest';
import { emulator } from '../testing/shared-fixture';

const { clock, origin } = emulator;

beforeAll(() => clock.stop());
afterAll(() => clock.start());

async function move(advanceMs: string | number) {
  const before = clock.now().getTime();
  const response = await fetch(`${origin}/_emulator/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"advanceMs": ${advanceMs}}`,
  });
  const [status, answer] = [response.status, await response.json()];
  return { status, answer, moved: clock.now().getTime() - before };
}

it.each([
  ['1e300', 'advanceMs must lead to a date from 1970 to 9999.'],
  ['-1e300', 'advanceMs must lead to a date from 1970 to 9999.'],
  ['8.64e15', 'advanceMs must lead to a date from 1970 to 9999.'],
  ['1.5', 'advanceMs must be a whole number of milliseconds.'],
  ['"tomorrow"', 'advanceMs must be a number of milliseconds.'],
  ['null', 'advanceMs must be a number of milliseconds.'],
])('The clock stays where it is when it is moved by %s', async (advanceMs, message) => {
  expect(await move(advanceMs)).toEqual({ status: 400, answer: { message }, moved: 0 });
});

it('The clock moves forward and back', async () => {
  for (const moved of [60_000, -60_000])
    expect(await move(moved)).toMatchObject({ status: 200, moved });
});
