import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CatalogModel, CatalogRow } from './models';
import file from './versions.json' with { type: 'json' };

const LENGTH = 12;

/** All versions of each catalog row so far, as hashes, by '<model>/<id>'. */
export type Versions = Readonly<Record<string, readonly string[]>>;

const File = v.record(v.string(), v.string());

/** Returns the versions in versions.json, to which `npm run generate` adds new ones. */
export function storedVersions(): Versions {
  return Object.fromEntries(
    Object.entries(v.parse(File, file)).map(([key, hashes]) => [key, hashes.split(' ')]),
  );
}

/** Returns the text of versions.json, with the models' current rows added. */
export function versionsFile(earlier: Versions, models: readonly CatalogModel[]): string {
  const all: Record<string, readonly string[]> = { ...earlier };
  for (const model of models) {
    for (const row of model.rows) {
      const key = keyOf(model, row);
      all[key] = [...new Set([...(all[key] ?? []), versionOf(model, row)])];
    }
  }
  const lines = Object.entries(all).map(([key, hashes]) => [key, hashes.join(' ')]);
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
}

/** Whether a stored row matches some version of the catalog, and so hasn't been edited since. */
export function isCatalogVersion(
  versions: Versions,
  model: CatalogModel,
  stored: CatalogRow,
): boolean {
  return versions[keyOf(model, stored)]?.includes(versionOf(model, stored)) ?? false;
}

function keyOf({ name }: CatalogModel, { id }: CatalogRow): string {
  return `${name}/${id}`;
}

// Leaves out empty fields, so a new field doesn't change the version of a row without it.
function versionOf({ fields }: CatalogModel, row: CatalogRow): string {
  const values = [...fields].sort().flatMap((field) => {
    const value = row[field] ?? null;
    return value === null ? [] : [[field, value]];
  });
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, LENGTH);
}
