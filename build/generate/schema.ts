import { appSyncPrelude, completeDefinition, loadDefinition } from 'amplify-emulator/project';
import { synthesizeBackend } from '../local/synthesis';

/** Returns the data API's schema as `amplify/` deploys it, with AppSync's own scalars and directives. */
export async function appSyncSchema(): Promise<string> {
  const { assemblyFolder } = await synthesizeBackend();
  const { api } = completeDefinition(loadDefinition(assemblyFolder));
  const prelude = appSyncPrelude.trim().replaceAll(/^ +/gm, '');
  return `# Generated from amplify/ by 'npm run generate'.\n${prelude}\n\n${api.schema.trim()}\n`;
}
