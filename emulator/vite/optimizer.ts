import type { DepOptimizationOptions } from 'vite';
import { changedFiles, changesId, localClientCode } from '../client-code/local-client.mjs';

/** Part of the key of Vite's cache of packages, which then doesn't keep those of another version. */
const name = `amplify-emulator:client-${changesId}`;

/** Makes Vite's bundles of packages hold Amplify's client as it talks to the emulator. */
export const localClientOptimization: DepOptimizationOptions = {
  rolldownOptions: {
    plugins: [
      {
        name,
        transform: {
          filter: { id: changedFiles },
          handler: (code: string, id: string) => localClientCode(code, id),
        },
      },
    ],
  },
};
