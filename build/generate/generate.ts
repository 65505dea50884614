import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { documentModules } from './documents';
import { appSyncSchema } from './schema';
import { typesOf } from './types';

/*
 * `npm run generate`: the schema that AppSync would have, and the types and texts of every document
 * of src/data, from the definition in amplify/. With --check nothing is written, and the process fails
 * when what is stored is not what would be generated.
 */

const root = process.cwd();
const sources = resolve(root, 'src/data');
const target = resolve(root, 'src/data/generated');

const generated = await generate();
if (process.argv.includes('--check')) check(generated);
else write(generated);

async function generate(): Promise<ReadonlyMap<string, string>> {
  const schema = await appSyncSchema(root);
  const documents = readdirSync(sources)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(sources, name), 'utf8') }));
  return new Map([
    ['schema.graphql', schema],
    ['types.ts', await typesOf(schema, documents)],
    ...documentModules(documents),
  ]);
}

function write(files: ReadonlyMap<string, string>): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(target, name), text);
  process.stdout.write(`Generated ${files.size} files in src/data/generated.\n`);
}

function check(files: ReadonlyMap<string, string>): void {
  const stored = readdirSync(target);
  const differing = [...new Set([...files.keys(), ...stored])].filter(
    (name) =>
      !stored.includes(name) || readFileSync(join(target, name), 'utf8') !== files.get(name),
  );
  if (differing.length === 0) return;
  process.stderr.write(
    `Out of date in src/data/generated: ${differing.join(', ')}. Run 'npm run generate'.\n`,
  );
  process.exitCode = 1;
}
