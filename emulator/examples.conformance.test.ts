import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateClient } from 'aws-amplify/data';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configureAmplify } from './testing/amplify-client';
import { packagesAbove } from './testing/project-copy';
import { ViteCommand } from './testing/vite-project';
import { installLockedEmulator } from './versions/offline-install';
import { execInstalled } from './versions/use';

const originals = fileURLToPath(new URL('examples', import.meta.url));
const bundledClient = fileURLToPath(new URL('versions/bundled-client.mjs', import.meta.url));
const kinds = readdirSync(originals);
const content = 'Water the plants';

let temporary: string;
let examples: string;
beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), 'emulator-examples-'));
  examples = join(temporary, 'examples');
  installLockedEmulator(examples);
  cpSync(originals, examples, { recursive: true });
  // Amplify, the CDK and Vite are those of the repository: to install them takes minutes.
  const packages = packagesAbove(originals);
  symlinkSync(packages, join(temporary, 'node_modules'));
  mkdirSync(join(examples, 'vite', 'node_modules'));
  symlinkSync(join(packages, 'vite'), join(examples, 'vite', 'node_modules', 'vite'));
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Runs Node by the installed command, with the assembly that Vite's plugin has synthesized. */
function execIn(kind: string, args: readonly string[]) {
  return execInstalled(join(examples, kind), {
    program: join(examples, 'node_modules', 'amplify-emulator', 'bin.mjs'),
    options: ['--fresh', '--state', join(examples, 'vite', '.amplify-emulator')],
    args,
  });
}

const outputsSchema = v.object({
  custom: v.object({ emulator: v.object({ origin: v.string() }) }),
});

function definitionOf(kind: string): string[] {
  const folder = join(originals, kind, 'amplify');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
}

describe('the packed emulator, installed in an example', () => {
  it('gives Vite’s application its outputs, and serves the client', async () => {
    const vite = new ViteCommand(join(examples, 'vite'), ['--port', '0']);
    try {
      const connected = /Backend ready at (http:\S+);/;
      await expect.poll(() => vite.output, { timeout: 500_000 }).toMatch(connected);
      await expect.poll(() => vite.origin).not.toBe('');
      const origin = connected.exec(vite.output)?.[1] ?? '';
      const served = await (await fetch(`${vite.origin}/amplify_outputs.json?import`)).text();
      expect(served).toContain(`"${origin.replace('http', 'HTTP')}/graphql"`);

      const file = join(examples, 'vite', '.amplify-emulator', 'amplify_outputs.json');
      const outputs: unknown = JSON.parse(readFileSync(file, 'utf8'));
      expect(v.parse(outputsSchema, outputs).custom.emulator.origin).toBe(origin);
      await configureAmplify(v.parse(v.looseObject({}), outputs));
      const client = generateClient();
      const create = `mutation { createTodo(input: { content: "${content}" }) { id } }`;
      await client.graphql({ query: create });
      expect(await client.graphql({ query: '{ listTodos { items { content } } }' })).toMatchObject({
        data: { listTodos: { items: [{ content }] } },
      });
    } finally {
      await vite.stop();
    }
  }, 600_000);

  it('serves the client in Node', async () => {
    const { code, output } = await execIn('node', ['main.mjs']);
    expect([code, output]).toEqual([0, `${content}\n`]);
  }, 600_000);

  it('serves the client that another bundler has bundled, such as Next’s and Angular’s', async () => {
    const { output, messages } = await execIn('next', [bundledClient]);
    expect([output, messages]).toEqual([expect.stringContaining('{'), expect.any(String)]);
    const local = expect.stringMatching(/^http:\/\/localhost:\d+$/);
    expect(JSON.parse(output)).toEqual({
      shown: { listed: [content], live: content },
      userPoolEndpoint: local,
      identityPoolEndpoint: local,
    });
  }, 600_000);
});

describe('the examples', () => {
  it.each(kinds)('have the same definition: %s', (kind) => {
    expect(definitionOf(kind)).toEqual(definitionOf('vite'));
  });
});
