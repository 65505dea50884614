import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const outputs = v.object({
  auth: v.object({ user_pool_id: v.string(), aws_region: v.string() }),
  data: v.object({ url: v.pipe(v.string(), v.url()) }),
  storage: v.object({ bucket_name: v.string() }),
  custom: v.optional(v.object({ emulator: v.optional(v.object({ origin: v.string() })) })),
});

/** The backend to seed. */
export interface SeedTarget {
  region: string;
  userPoolId: string;
  graphqlUrl: string;
  bucket: string;
  /** The emulator's origin; undefined for a cloud sandbox. */
  emulatorOrigin?: string;
}

/** Reads the target from the file `VERDURE_OUTPUTS`, or from `amplify_outputs.json`. */
export function seedTarget(env = process.env): SeedTarget {
  const path = env['VERDURE_OUTPUTS'] ?? 'amplify_outputs.json';
  const { auth, data, storage, custom } = v.parse(outputs, JSON.parse(readFileSync(path, 'utf8')));
  return {
    region: auth.aws_region,
    userPoolId: auth.user_pool_id,
    graphqlUrl: data.url,
    bucket: storage.bucket_name,
    ...(custom?.emulator && { emulatorOrigin: custom.emulator.origin }),
  };
}
