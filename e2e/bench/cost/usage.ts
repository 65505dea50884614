import * as v from 'valibot';
import { control } from '../../setup/controls';

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

/** Returns the emulator's counts since the last reset. */
export async function readUsage(): Promise<UsageReport> {
  return v.parse(Report, await (await control('GET', 'usage')).json());
}

export async function resetUsage(): Promise<void> {
  await control('DELETE', 'usage');
}
