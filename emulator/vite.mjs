// For Vite's configuration, which can't import TypeScript from a package.
export { localClient } from './client-code/vite-plugin.mjs';
