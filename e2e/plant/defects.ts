import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parse } from 'yaml';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** An entry in a file of `defects/`. */
const DefectSchema = v.strictObject({
  /** The wrong behavior, such as 'An expired token is accepted'. */
  name: v.string(),
  /** The file that it changes, relative to the repository's folder. */
  file: v.string(),
  /** The text that it replaces, which the file contains exactly once. */
  search: v.string(),
  replace: v.string(),
  /** A Vitest file, or a Playwright file (`*.spec.ts`), relative to the repository's folder. */
  test: v.string(),
  /** The title of the test, or a part of it. */
  title: v.string(),
});

/** A defect that someone could introduce, and the test that must find it. */
export type Defect = v.InferOutput<typeof DefectSchema>;

/** Returns the text of a repository file. */
export function textOf(file: string): string {
  return readFileSync(`${root}${file}`, 'utf8');
}

/** Returns the file's text with the defect. Throws unless the file contains the searched text exactly once. */
export function withDefect({ name, file, search, replace }: Defect): string {
  const parts = textOf(file).split(search);
  if (parts.length !== 2) {
    throw new Error(
      `'${name}' searches for a text that ${file} contains ${parts.length - 1} times instead of once.`,
    );
  }
  return parts.join(replace);
}

const folder = 'e2e/plant/defects/';
const tables = readdirSync(`${root}${folder}`).filter((name) => name.endsWith('.yaml'));

/** Every defect that a test must find: one for each group of tests that find the same. */
export const defects: readonly Defect[] = tables.flatMap((name) =>
  v.parse(v.array(DefectSchema), parse(textOf(`${folder}${name}`))),
);
