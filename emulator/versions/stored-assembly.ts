import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { modelIntrospectionFile } from '../assembly/model-introspection';

const storedFolder = fileURLToPath(new URL('../fixtures/to-do/assemblies', import.meta.url));
const suffix = '.json.gz';
const filesByPath = v.record(v.string(), v.string());

/** Files whose content the emulator never reads, and some that it doesn't even look for. */
const unread = /\.(zip|map|py)$/;
const unknown = /^(tree|manifest)\.json$/;

/** Returns the versions of @aws-amplify/backend whose assemblies of the to-do are stored. */
export function storedVersions(): string[] {
  const names = readdirSync(storedFolder).filter((name) => name.endsWith(suffix));
  return names.map((name) => name.slice(0, -suffix.length));
}

/** Stores the only assembly that a project's emulator has synthesized, so that tests run it without its packages. */
export function storeAssembly(projectFolder: string, version: string): void {
  const assemblies = join(projectFolder, '.amplify-emulator', 'assemblies');
  const [hash = ''] = readdirSync(assemblies);
  const folder = join(assemblies, hash);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      !unknown.test(path) &&
      path !== modelIntrospectionFile &&
      statSync(join(folder, path)).isFile(),
  );
  const files = paths
    .toSorted()
    .map((path) => [path, unread.test(path) ? '' : readFileSync(join(folder, path), 'utf8')]);
  mkdirSync(storedFolder, { recursive: true });
  const content = gzipSync(JSON.stringify(Object.fromEntries(files)), { level: 9 });
  writeFileSync(join(storedFolder, `${version}${suffix}`), content);
}

/** Writes a stored assembly to a folder. */
export function unpackAssembly(version: string, folder: string): void {
  const content = gunzipSync(readFileSync(join(storedFolder, `${version}${suffix}`)));
  const files = v.parse(filesByPath, JSON.parse(content.toString('utf8')));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
