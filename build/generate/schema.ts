import { join } from 'node:path';
import { completeDefinition } from '../../emulator/assembly/definition-parts';
import { loadDefinition } from '../../emulator/assembly/load';
import { synthesize } from '../../emulator/assembly/synthesize';
import { appSyncPrelude } from '../../emulator/services/appsync/graphql/scalars';

/** Returns the data API's schema as `amplify/` deploys it, with AppSync's own scalars and directives. */
export async function appSyncSchema(projectFolder: string): Promise<string> {
  const { assemblyFolder } = await synthesize({
    projectFolder,
    cacheFolder: join(projectFolder, '.verdure', 'assemblies'),
  });
  const { api } = completeDefinition(loadDefinition(assemblyFolder));
  const prelude = appSyncPrelude.trim().replaceAll(/^ +/gm, '');
  return `# Generated from amplify/ by 'npm run generate'.\n${prelude}\n\n${api.schema.trim()}\n`;
}
