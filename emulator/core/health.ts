import * as v from 'valibot';

const healthSchema = v.object({ pid: v.number(), stateFolder: v.string() });

/** Returns the emulator running at an origin, or undefined if none responds within five seconds. */
export async function emulatorAt(
  origin: string,
): Promise<v.InferOutput<typeof healthSchema> | undefined> {
  try {
    const signal = AbortSignal.timeout(5000);
    const response = await fetch(`${origin}/_emulator/health`, { signal });
    return v.parse(healthSchema, await response.json());
  } catch {
    return undefined;
  }
}
