import { appSyncPrelude, loadDefinition } from 'amplify-emulator/project';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sampleTasks } from '../../amplify/seed/catalog/sample-tasks';
import { catalogModels } from '../../amplify/seed/catalog-only/models';
import { storedVersions, versionsFile } from '../../amplify/seed/catalog-only/versions';
import { siteRules } from '../hosting/rules';
import { synthesizeBackend } from '../local/synthesis';
import { documentModules } from './documents';
import { estimatesModule } from './estimates';
import { typesOf } from './types';

/*
 * From amplify/, writes AppSync's schema, the documents' types, the estimates and the landing page's tasks; from
 * src/paths.ts, the hosting rules. Adds to the catalog's versions. With --check, only compares.
 */

const root = process.cwd();
const sources = resolve(root, 'src/data');
const dataFolder = 'src/data/generated';
const contentFolder = 'src/content/generated';
const folders = [dataFolder, contentFolder];

const generated = await generate();
if (process.argv.includes('--check')) check(generated);
else write(generated);

/** Returns the generated files by path from the project root. */
async function generate(): Promise<ReadonlyMap<string, string>> {
  const schema = await appSyncSchema();
  const documents = readdirSync(sources)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(sources, name), 'utf8') }));
  const data = [
    ['schema.graphql', schema],
    ['types.ts', await typesOf(schema, documents)],
    ...documentModules(documents),
  ] as const;
  return new Map([
    ...data.map(([name, text]) => [`${dataFolder}/${name}`, text] as const),
    [`${contentFolder}/estimates.ts`, estimatesModule()],
    [`${contentFolder}/sample-tasks.ts`, sampleTasksModule()],
    ['docs/hosting-rules.json', `${JSON.stringify(siteRules(), null, 2)}\n`],
    ['amplify/seed/catalog-only/versions.json', versionsFile(storedVersions(), catalogModels)],
  ]);
}

/** Returns the data API's schema as `amplify/` deploys it, with AppSync's own scalars and directives. */
async function appSyncSchema(): Promise<string> {
  const { assemblyFolder } = await synthesizeBackend();
  const { api } = loadDefinition(assemblyFolder);
  const prelude = appSyncPrelude.trim().replaceAll(/^ +/gm, '');
  return `# Generated from amplify/ by 'npm run generate'.\n${prelude}\n\n${api.schema.trim()}\n`;
}

/** Returns the texts of the catalog's three tasks on the landing page, since src/ imports no code from amplify/. */
function sampleTasksModule(): string {
  const shown = sampleTasks.map(({ id, name, score, duration }) => ({ id, name, score, duration }));
  return `// From amplify/seed/catalog/sample-tasks.ts: edit that file, then run npm run generate.
export const sampleTasks = ${JSON.stringify(shown, null, 1)} as const;
`;
}

function write(files: ReadonlyMap<string, string>): void {
  for (const folder of folders) {
    rmSync(resolve(root, folder), { recursive: true, force: true });
    mkdirSync(resolve(root, folder), { recursive: true });
  }
  for (const [path, text] of files) writeFileSync(resolve(root, path), text);
  process.stdout.write(`Generated ${files.size} files in ${folders.join(', ')} and docs.\n`);
}

function check(files: ReadonlyMap<string, string>): void {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder)).map((name) => `${folder}/${name}`),
  );
  const differing = [...new Set([...files.keys(), ...inFolders])].filter(
    (path) => read(path) !== files.get(path),
  );
  if (differing.length === 0) return;
  process.stderr.write(`Out of date: ${differing.join(', ')}. Run 'npm run generate'.\n`);
  process.exitCode = 1;
}

function read(path: string): string | undefined {
  const file = resolve(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
