// Plain JavaScript, because bundlers such as Next's compile no TypeScript of a package.
import { parseAmplifyConfig } from 'aws-amplify/utils';
import * as v from 'valibot';
import { withLocalEndpoints } from './local-endpoints.mjs';

const Outputs = v.looseObject({
  version: v.string(),
  custom: v.optional(v.looseObject({ emulator: v.optional(v.object({ origin: v.string() })) })),
});

/** See client-config.d.mts. */
export function clientConfig(outputs) {
  const described = v.parse(Outputs, outputs);
  const config = withLocalEndpoints(parseAmplifyConfig(described), described);
  const identityPoolId = config.Auth?.Cognito?.identityPoolId;
  const origin = described.custom?.emulator?.origin;
  if (origin !== undefined && identityPoolId) redirectIdentityPool(identityPoolId, origin);
  return config;
}

/** Addresses of identity pools on AWS, and the emulator that answers in their place. */
const identityPools = new Map();

/** Versions before 6.15 of the client ask AWS for identities, whatever the configuration says. */
function redirectIdentityPool(id, origin) {
  const [region] = id.split(':');
  if (identityPools.size === 0) {
    const send = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      return send(identityPools.get(address) ?? input, init);
    };
  }
  identityPools.set(`https://cognito-identity.${region}.amazonaws.com/`, origin);
}
