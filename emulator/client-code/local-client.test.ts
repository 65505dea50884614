import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { localClientCode } from './local-client.mjs';

const parsing = 'function parseAmplifyOutputs(outputs) { return {}; }';

/** From @aws-amplify/core of aws-amplify 6.2. */
const resolver = (url: string) => `const endpointResolver = ({ region }) => ({
    url: new ${url}(\`https://cognito-identity.\${region}.\${getDnsSuffix(region)}\`),
});`;

describe('a client that does not read where the identity pool is', () => {
  it.each([
    ['esm', 'mjs', 'AmplifyUrl'],
    ['cjs', 'js', 'index_js.AmplifyUrl'],
  ])('asks the emulator that wrote the outputs, and otherwise AWS: %s', (kind, ext, url) => {
    const core = `/node_modules/@aws-amplify/core/dist/${kind}`;
    const code = [
      localClientCode(parsing, `${core}/parseAmplifyOutputs.${ext}`),
      localClientCode(resolver(url), `${core}/awsClients/cognitoIdentity/base.${ext}`),
      'const getDnsSuffix = () => "amazonaws.com";',
      '(outputs) => {',
      '  parseAmplifyOutputs(outputs);',
      '  return endpointResolver({ region: "us-east-1" }).url.href;',
      '}',
    ];
    const addressWith: unknown = runInNewContext(code.join('\n'), {
      URL,
      AmplifyUrl: URL,
      index_js: { AmplifyUrl: URL },
    });
    if (typeof addressWith !== 'function') throw new Error('The client was not changed');
    const origin = 'http://localhost:20005';
    expect(addressWith({ custom: { emulator: { origin } } })).toBe(`${origin}/`);
    expect(addressWith({})).toBe('https://cognito-identity.us-east-1.amazonaws.com/');
  });
});
