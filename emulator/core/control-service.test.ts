import { expect, it } from 'vitest';
import { AdjustableClock } from './clock';
import { createControlService } from './control-service';
import { Faults } from './faults';
import { Usage } from './usage';

function startControls() {
  const clock = new AdjustableClock();
  clock.stop();
  const parts = {
    clock,
    faults: new Faults(),
    usage: new Usage(clock),
    controls: true,
    stateFolder: 'state',
  };
  const service = createControlService(parts);
  const move = async (body: string) => {
    const { status, body: text } = await service.handle({
      method: 'POST',
      rawPath: '/_emulator/clock',
      rawQuery: '',
      query: new URLSearchParams(),
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(body),
    });
    return { status, text };
  };
  return { clock, move };
}

it.each([
  ['1e300', 'advanceMs must lead to a date from 1970 to 9999.'],
  ['-1e300', 'advanceMs must lead to a date from 1970 to 9999.'],
  ['8.64e15', 'advanceMs must lead to a date from 1970 to 9999.'],
  ['1.5', 'advanceMs must be a whole number of milliseconds.'],
  ['"tomorrow"', 'advanceMs must be a number of milliseconds.'],
  ['null', 'advanceMs must be a number of milliseconds.'],
])('The clock stays where it is when it is moved by %s', async (advanceMs, message) => {
  const { clock, move } = startControls();
  const before = clock.now();
  const { status, text } = await move(`{"advanceMs": ${advanceMs}}`);
  expect([status, text]).toEqual([400, JSON.stringify({ message })]);
  expect(clock.now()).toEqual(before);
});

it('The clock moves forward and back', async () => {
  const { clock, move } = startControls();
  const before = clock.now().getTime();
  expect((await move('{"advanceMs": 60000}')).status).toBe(200);
  expect(clock.now().getTime()).toBe(before + 60_000);
  expect((await move('{"advanceMs": -60000}')).status).toBe(200);
  expect(clock.now().getTime()).toBe(before);
});
