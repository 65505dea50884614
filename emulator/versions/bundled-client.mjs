/*
 * Bundles a client with the README's line, by a bundler that knows nothing of the emulator, creates a to-do, and prints
 * it as listed and as a subscription brings it. Plain JavaScript, since it runs in projects without TypeScript.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const emulatorsPackages = createRequire(import.meta.resolve('amplify-emulator'));
const { buildSync } = emulatorsPackages('esbuild');
// Node 20 has none, and the client expects a browser's.
globalThis.WebSocket ??= emulatorsPackages('ws');

const contents = `
import { clientConfig } from 'amplify-emulator/client-config';
import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/data';
import { Hub } from 'aws-amplify/utils';
import outputs from './amplify_outputs.json';

Amplify.configure(clientConfig(outputs));
const { Todo } = generateClient().models;

const acknowledged = new Promise((resolve) => {
  Hub.listen('api', ({ payload }) => payload.event === 'Subscription ack' && resolve());
});
const received = new Promise((next, error) => Todo.onCreate().subscribe({ next, error }));
await Promise.race([acknowledged, received]);
await Todo.create({ content: 'Water the plants' });
const { data } = await Todo.list();
const live = await received;
export const shown = { listed: data.map(({ content }) => content), live: live.content };
export const { userPoolEndpoint, identityPoolEndpoint } = Amplify.getConfig().Auth.Cognito;
`;
const outfile = 'bundle.mjs';
buildSync({ stdin: { contents, resolveDir: '.' }, outfile, bundle: true, format: 'esm' });
const bundle = await import(pathToFileURL(outfile).href);
process.stdout.write(`${JSON.stringify({ ...bundle })}\n`);
// The client keeps its connection open.
process.exit(0);
