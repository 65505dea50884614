import { readFile } from 'node:fs/promises';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { DepOptimizationOptions } from 'vite';
import { changedFiles, changesId, localClientCode } from '../client-code/local-client.mjs';

/** Part of the key of Vite's cache of packages, which then doesn't keep those of another version. */
const name = `amplify-emulator:client-${changesId}`;

/** Makes Vite's bundles of packages hold Amplify's client as it talks to the emulator; Vite 8 makes them with Rolldown. */
export function localClientOptimization(withRolldown: boolean): DepOptimizationOptions {
  if (!withRolldown) return { esbuildOptions: { plugins: [esbuildPlugin] } };
  const transform = {
    filter: { id: changedFiles },
    handler: (code: string, id: string) => localClientCode(code, id),
  };
  return { rolldownOptions: { plugins: [{ name, transform }] } };
}

const esbuildPlugin: EsbuildPlugin = {
  name,
  setup(build) {
    build.onLoad({ filter: changedFiles }, async ({ path }) => {
      const contents = localClientCode(await readFile(path, 'utf8'), path);
      return contents === undefined ? undefined : { contents, loader: 'js' };
    });
  },
};
