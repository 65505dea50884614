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

it('refuses to move the clock by anything but a whole number', async () => {
  for (const advanceMs of ['1.5', '1e300', '"tomorrow"', 'null'])
    expect(await move(advanceMs)).toMatchObject({ status: 400, moved: 0 });
});

it('moves the clock forward and back', async () => {
  for (const moved of [60_000, -60_000])
    expect(await move(moved)).toMatchObject({ status: 200, moved });
});
