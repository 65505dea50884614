import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { definitionContents, definitionFiles } from './definition-files';

let projectFolder: string;

beforeEach(() => {
  projectFolder = mkdtempSync(join(tmpdir(), 'definition-'));
  write('amplify/backend.ts', "import './data/resource'; export { limit } from '../shared/limit';");
  write('amplify/data/resource.ts', "import '../seed/demo'; import 'a-package';");
});

afterEach(() => rmSync(projectFolder, { recursive: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(projectFolder, path)), { recursive: true });
  writeFileSync(join(projectFolder, path), text);
}

const files = () => definitionFiles(projectFolder).map((path) => relative(projectFolder, path));

it('includes every file of amplify/, whatever its kind, and the lock file', () => {
  for (const name of ['count.resolver.js', 'email.html', 'rules.vtl', 'schema.graphql', 'words'])
    write(`amplify/data/${name}`);
  write('package-lock.json');
  write('amplify/README.md');
  write('amplify/backend.test.ts');
  write('amplify/seed/pictures/leaf.webp');
  write('shared/limit.ts', 'export const limit = 1;');
  write('shared/unused.ts');
  write('amplify/seed/demo.ts');
  expect(files()).toEqual([
    'amplify/backend.ts',
    'amplify/data/count.resolver.js',
    'amplify/data/email.html',
    'amplify/data/resource.ts',
    'amplify/data/rules.vtl',
    'amplify/data/schema.graphql',
    'amplify/data/words',
    // Imported by the definition.
    'amplify/seed/demo.ts',
    'package-lock.json',
    'shared/limit.ts',
  ]);
});

it('ignores files left by editors and operating systems', () => {
  for (const name of ['.backend.ts.swp', '.DS_Store', 'backend.ts~', '.idea/workspace.xml'])
    write(`amplify/${name}`);
  expect(files()).toEqual(['amplify/backend.ts', 'amplify/data/resource.ts']);
});

it('skips a file that vanishes before it is read', () => {
  write('amplify/data/4913');
  const names: string[] = [];
  for (const { path } of definitionContents(projectFolder)) {
    names.push(relative(projectFolder, path));
    rmSync(join(projectFolder, 'amplify/data/4913'), { force: true });
  }
  expect(names).toEqual(['amplify/backend.ts', 'amplify/data/resource.ts']);
});

it('lists the files of a definition that cannot be parsed', () => {
  write('amplify/backend.ts', 'import {');
  expect(files()).toEqual(['amplify/backend.ts', 'amplify/data/resource.ts']);
});
