import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendDefinition, UnsupportedPart } from '../../assembly/definition';

/** The folder of a project's stubs, as messages name it. */
const shownFolder = 'amplify/stubs';

/** Returns the folder of a project's stubs, which need not exist. */
export function stubFolderOf(projectFolder: string): string {
  return join(projectFolder, 'amplify', 'stubs');
}

/** Returns the file in which a project answers for a service: 'amplify/stubs/bedrock.ts'. */
export function shownStub(service: string): string {
  return `${shownFolder}/${service}.ts`;
}

/** Returns the path of a service's stub, if it has one. */
export function stubPath(folder: string | undefined, service: string): string | undefined {
  // The name comes from a request, and must not lead out of the folder.
  if (folder === undefined || !/^[a-z0-9][a-z0-9.-]*$/.test(service)) return undefined;
  return ['ts', 'mts', 'js', 'mjs']
    .map((extension) => join(folder, `${service}.${extension}`))
    .find((path) => existsSync(path));
}

/** Returns a text that differs once any file in the folder has changed. */
export function stateOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .sort()
    .join('\n');
}

/** Returns the data sources whose service has no stub. */
export function missingStubs(
  { api }: Pick<BackendDefinition, 'api'>,
  folder: string,
): UnsupportedPart[] {
  return [...(api?.dataSources.values() ?? [])].flatMap((source) =>
    source.type === 'HTTP' && stubPath(folder, source.service) === undefined
      ? [
          {
            name: `the data source ${source.name} (${source.endpoint})`,
            fails: `requests for it return an error until ${shownStub(source.service)} answers them`,
          },
        ]
      : [],
  );
}
