import type { ResourcesConfig } from 'aws-amplify';

/**
 * The content of amplify_outputs.json, as wide as every aws-amplify 6 has it: what a section contains depends on the
 * version, and a JSON module's text is wider than the client's own type.
 */
export interface AmplifyOutputs {
  readonly version?: unknown;
  readonly auth?: unknown;
  readonly data?: unknown;
  readonly storage?: unknown;
  readonly custom?: unknown;
}

/**
 * Returns the client's configuration for the content of amplify_outputs.json, which a deployment or the
 * emulator wrote. Throws a ValiError if it is not such a file.
 */
export function clientConfig(outputs: AmplifyOutputs): ResourcesConfig;
