import * as v from 'valibot';
import { emulatorOrigin } from '../../addresses';

const Metered = v.object({
  requests: v.number(),
  readUnits: v.number(),
  writeUnits: v.number(),
  messages: v.number(),
  bytesIn: v.number(),
  bytesOut: v.number(),
});

const Report = v.object({
  connectionMinutes: v.number(),
  operations: v.record(v.string(), Metered),
});

export type UsageReport = v.InferOutput<typeof Report>;

/** Returns what the emulator has counted since the last reset. */
export async function readUsage(): Promise<UsageReport> {
  return v.parse(Report, await (await control('GET', 'usage')).json());
}

export async function resetUsage(): Promise<void> {
  await control('DELETE', 'usage');
}

/** Moves the emulator's clock. */
export async function advanceClock(advanceMs: number): Promise<void> {
  await control('POST', 'clock', { advanceMs });
}

async function control(method: string, name: string, body?: object): Promise<Response> {
  const response = await fetch(`${emulatorOrigin}/_emulator/${name}`, {
    method,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`The emulator refused '${name}': ${await response.text()}`);
  return response;
}
