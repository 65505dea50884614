// Plain JavaScript, because client-code/node-hook.mjs runs it in every Node process of a command.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const localEndpoints = readFileSync(
  new URL('../outputs/local-endpoints.mjs', import.meta.url),
  'utf8',
).replace('export function', 'function');

/** Files of Amplify's client, and what is replaced in them. What isn't found needs no change in that version. */
const changes = [
  {
    // The outputs name no endpoints of Cognito and S3.
    file: /@aws-amplify[\\/]core[\\/]dist[\\/](esm|cjs)[\\/]parseAmplifyOutputs\.m?js$/,
    from: /^function parseAmplifyOutputs\(/m,
    to: `${localEndpoints}
function parseAmplifyOutputs(amplifyOutputs) {
  globalThis.amplifyEmulatorOrigin = amplifyOutputs?.custom?.emulator?.origin;
  return withLocalEndpoints(parseDeployedOutputs(amplifyOutputs), amplifyOutputs);
}
function parseDeployedOutputs(`,
    required: true,
  },
  {
    // Versions before 6.15 don't read where the identity pool is.
    file: /@aws-amplify[\\/]core[\\/]dist[\\/](esm|cjs)[\\/].*[\\/]cognitoIdentity[\\/].*\.m?js$/,
    from: /url: (new (?:\w+\.)?AmplifyUrl\(`https:\/\/cognito-identity\.[^`]*`\))/,
    to: 'url: globalThis.amplifyEmulatorOrigin ? new URL(globalThis.amplifyEmulatorOrigin) : $1',
  },
  {
    // It would be 'http://localhost:20005', whatever the configuration says.
    file: /@aws-amplify[\\/]storage[\\/]dist[\\/](esm|cjs)[\\/].*[\\/]resolveS3ConfigAndInput\.m?js$/,
    from: /customEndpoint: ((?:\w+\.)?LOCAL_TESTING_S3_ENDPOINT)/,
    to: `customEndpoint: typeof dangerouslyConnectToHttpEndpointForTesting === 'string'
        ? dangerouslyConnectToHttpEndpointForTesting : $1`,
  },
  {
    // Versions from 6.10 on refuse every address with a scheme, and put 'https://' before the others.
    file: /@aws-amplify[\\/]storage[\\/]dist[\\/](esm|cjs)[\\/].*[\\/]s3data[\\/]base\.m?js$/,
    from: /!customEndpoint\.includes\(':\/\/'\)/,
    to: `(/^http:\\/\\/localhost:\\d+$/.test(customEndpoint) || !customEndpoint.includes('://'))`,
  },
  {
    file: /@aws-amplify[\\/]storage[\\/]dist[\\/](esm|cjs)[\\/].*[\\/]s3data[\\/]base\.m?js$/,
    from: /`https:\/\/\$\{customEndpoint\}`/,
    to: "(customEndpoint.includes('://') ? customEndpoint : `https://${customEndpoint}`)",
  },
  {
    // For code that passes `outputs.data.url` on by itself: the emulator's subscriptions are plain ws.
    file: /@aws-amplify[\\/]api-graphql[\\/]dist[\\/](esm|cjs)[\\/]Providers[\\/].*\.m?js$/,
    from: /\.replace\('http:\/\/', /,
    to: ".replace('http://localhost:', 'ws://localhost:')$&",
  },
];

/** Matches the paths of the files that may change. esbuild reads it too, so it is plain. */
export const changedFiles = new RegExp(changes.map(({ file }) => file.source).join('|'));

/** Names this set of changes, for caches of what was changed. */
export const changesId = createHash('sha256')
  .update(changes.map(({ file, from, to }) => `${file}${from}${to}`).join('\n'))
  .digest('hex')
  .slice(0, 8);

/**
 * Returns a file of Amplify's client as it talks to the emulator, or undefined if nothing changes in it. Outputs
 * and configurations of a deployed backend mean what they did. Throws if the file is one that must change, of a
 * version that isn't known.
 */
export function localClientCode(code, path) {
  const place = path.replace(/[?#].*$/, '');
  if (code.includes('function parseDeployedOutputs(')) return undefined;
  const applying = changes.filter(({ file }) => file.test(place));
  let changed = code;
  for (const { from, to, required } of applying) {
    if (required && !from.test(changed)) {
      throw new Error(`amplify-emulator doesn't know this version of Amplify's client: ${path}`);
    }
    changed = changed.replace(from, to);
  }
  return changed === code ? undefined : changed;
}
