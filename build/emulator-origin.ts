import * as v from 'valibot';

const Outputs = v.looseObject({
  custom: v.optional(v.looseObject({ emulator: v.optional(v.object({ origin: v.string() })) })),
});

/**
 * Returns the origin of the emulator named in the content of amplify_outputs.json; undefined for a deployed backend.
 * Throws a ValiError if it isn't such a file.
 */
export function emulatorOriginIn(outputs: unknown): string | undefined {
  return v.parse(Outputs, outputs).custom?.emulator?.origin;
}
