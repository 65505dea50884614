import { completeDefinition } from '../../emulator/assembly/definition-parts';
import { loadDefinition } from '../../emulator/assembly/load';
import { appSyncPrelude } from '../../emulator/services/appsync/graphql/scalars';
import { synthesizeBackend } from '../../local/synthesis';

/** Returns the data API's schema as `amplify/` deploys it, with AppSync's own scalars and directives. */
export async function appSyncSchema(): Promise<string> {
  const { assemblyFolder } = await synthesizeBackend();
  const { api } = completeDefinition(loadDefinition(assemblyFolder));
  const prelude = appSyncPrelude.trim().replaceAll(/^ +/gm, '');
  return `# Generated from amplify/ by 'npm run generate'.\n${prelude}\n\n${api.schema.trim()}\n`;
}
