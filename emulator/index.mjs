// For programs that can't import TypeScript themselves; types come from index.ts.
import { tsImport } from 'tsx/esm/api';

export const { startEmulator, developerCredentials } = await tsImport(
  './index.ts',
  import.meta.url,
);
