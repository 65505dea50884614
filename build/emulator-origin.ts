import * as v from 'valibot';

const Outputs = v.looseObject({
  custom: v.optional(v.looseObject({ emulator: v.optional(v.object({ origin: v.string() })) })),
});

/**
 * Returns the origin of the emulator that the content of amplify_outputs.json names; undefined for a deployed backend.
 * Throws a ValiError if it is not such a file.
 */
export function emulatorOriginIn(outputs: unknown): string | undefined {
  return v.parse(Outputs, outputs).custom?.emulator?.origin;
}
