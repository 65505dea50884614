// Plain JavaScript, because Vite's configuration and Node's hook load it directly.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const localEndpoints = readFileSync(
  new URL('./local-endpoints.mjs', import.meta.url),
  'utf8',
).replace('export function', 'function');

/** Files of Amplify's client, and the replacements in them. */
const changes = [
  {
    // The outputs name no endpoints for Cognito and S3.
    file: /@aws-amplify[\\/]core[\\/]dist[\\/](esm|cjs)[\\/]parseAmplifyOutputs\.m?js$/,
    from: /^function parseAmplifyOutputs\(/m,
    to: `${localEndpoints}
function parseAmplifyOutputs(amplifyOutputs) {
  return withLocalEndpoints(parseDeployedOutputs(amplifyOutputs), amplifyOutputs);
}
function parseDeployedOutputs(`,
  },
  {
    // Otherwise it would be 'http://localhost:20005', whatever the configuration says.
    file: /@aws-amplify[\\/]storage[\\/]dist[\\/](esm|cjs)[\\/].*[\\/]resolveS3ConfigAndInput\.m?js$/,
    from: /(?:\w+\.)?LOCAL_TESTING_S3_ENDPOINT(?=,\s*forcePathStyle)/,
    to: `/^http:\\/\\/localhost:\\d+$/.test(dangerouslyConnectToHttpEndpointForTesting)
        ? dangerouslyConnectToHttpEndpointForTesting : $&`,
  },
  {
    // This refuses addresses with a scheme, and puts 'https://' before all others.
    file: /@aws-amplify[\\/]storage[\\/]dist[\\/](esm|cjs)[\\/].*[\\/]s3data[\\/]base\.m?js$/,
    from: /!customEndpoint\.includes\(':\/\/'\)/,
    to: `(/^http:\\/\\/localhost:\\d+$/.test(customEndpoint) || !customEndpoint.includes('://'))`,
  },
  {
    file: /@aws-amplify[\\/]storage[\\/]dist[\\/](esm|cjs)[\\/].*[\\/]s3data[\\/]base\.m?js$/,
    from: /`https:\/\/\$\{customEndpoint\}`/,
    to: "(customEndpoint.includes('://') ? customEndpoint : `https://${customEndpoint}`)",
  },
];

/** Matches the paths of the files that change. */
export const changedFiles = new RegExp(changes.map(({ file }) => file.source).join('|'));

/** Names this set of changes, for caches of the changed files. */
export const changesId = createHash('sha256')
  .update(changes.map(({ file, from, to }) => `${file}${from}${to}`).join('\n'))
  .digest('hex')
  .slice(0, 8);

/**
 * Returns a file of Amplify's client, changed so that it talks to the emulator; undefined if it needs no change.
 * Configurations of a deployed backend work as before. Throws if a new version of the client no longer has the code
 * to change.
 */
export function localClientCode(code, path) {
  const filePath = path.replace(/[?#].*$/, '');
  const applying = changes.filter(({ file }) => file.test(filePath));
  if (applying.length === 0 || code.includes('function parseDeployedOutputs(')) return undefined;
  return applying.reduce((changed, { from, to }) => {
    if (from.test(changed)) return changed.replace(from, to);
    throw new Error(`amplify-emulator doesn't know this version of Amplify's client: ${path}`);
  }, code);
}
