import type { ResourcesConfig } from 'aws-amplify';
import { parseAmplifyConfig } from 'aws-amplify/utils';
import * as v from 'valibot';
import { withLocalEndpoints } from './local-endpoints.mjs';

const Outputs = v.looseObject({
  version: v.string(),
  custom: v.optional(v.looseObject({ emulator: v.optional(v.object({ origin: v.string() })) })),
});

/**
 * Returns the client's configuration for the content of amplify_outputs.json, which a deployment or the
 * emulator wrote. Throws a ValiError if it is not such a file.
 */
export function clientConfig(outputs: unknown): ResourcesConfig {
  const described = v.parse(Outputs, outputs);
  return withLocalEndpoints(parseAmplifyConfig(described), described);
}
