// For Vite's configuration, which can't import TypeScript from a package.
import { tsImport } from 'tsx/esm/api';

export const { amplifyEmulator } = await tsImport('./vite/plugin.ts', import.meta.url);
