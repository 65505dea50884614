import { changedFiles, changesId, localClientCode } from './local-client.mjs';

const transform = {
  filter: { id: changedFiles },
  handler: (code, id) => localClientCode(code, id),
};

/** See vite.d.mts. */
export function localClient() {
  return {
    name: 'amplify-emulator:client',
    enforce: 'pre',
    // Of Vite's bundles of packages. The name is part of their cache's key, so that those of other changes aren't used.
    config: () => ({
      optimizeDeps: {
        rolldownOptions: { plugins: [{ name: `amplify-emulator:client-${changesId}`, transform }] },
      },
    }),
    // Of builds, and of what isn't part of a bundle of packages, such as modules for a server.
    transform,
  };
}
