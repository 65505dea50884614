import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CompleteDefinition,
  completeDefinition,
  loadDefinition,
  synthesize,
} from 'amplify-emulator/project';
import { definitionEnvironment } from '../../local/environment';
import { appId, branch } from './ampx';
import { operationsIn } from './documents';

/** A definition, and the documents of the client that goes with it, by operation. */
export interface Version {
  definition: CompleteDefinition;
  operations: ReadonlyMap<string, string>;
}

/** Returns what the emulator runs of a project's branch, from files in `cacheFolder`, and the project's client. */
export async function versionOf(
  projectFolder: string,
  cacheFolder: string,
  secrets: readonly string[],
): Promise<Version> {
  mkdirSync(cacheFolder, { recursive: true });
  const { assemblyFolder } = await synthesize({
    projectFolder,
    cacheFolder,
    environment: definitionEnvironment({ secrets }),
    appId,
    branch,
  });
  const documents = join(projectFolder, 'src', 'data');
  const texts = readdirSync(documents)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(documents, name), 'utf8'));
  return {
    definition: completeDefinition(loadDefinition(assemblyFolder)),
    operations: operationsIn(texts),
  };
}
