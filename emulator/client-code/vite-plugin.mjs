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
    // For Vite's prebundled packages. The name is part of their cache key, so bundles with other changes aren't
    // reused.
    config: () => ({
      optimizeDeps: {
        rolldownOptions: { plugins: [{ name: `amplify-emulator:client-${changesId}`, transform }] },
      },
    }),
    // For builds, and for modules that aren't prebundled, such as those for a server.
    transform,
  };
}
