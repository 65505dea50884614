// For Vite's configuration, which can't import TypeScript from a package.
export { localClient } from './client-code/vite-plugin.mjs';

/** See vite.d.mts. */
export async function amplifyEmulator(options) {
  // Loaded on demand: a build needs neither the emulator nor what compiles it.
  const { tsImport } = await import('tsx/esm/api');
  const plugin = await tsImport('./vite/plugin.ts', import.meta.url);
  return plugin.amplifyEmulator(options);
}
