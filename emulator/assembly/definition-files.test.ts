import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { definitionContents } from './definition-files';

let projectFolder: string;

beforeEach(() => {
  projectFolder = mkdtempSync(join(tmpdir(), 'definition-'));
  write('amplify/backend.ts');
  write('amplify/data/resource.ts');
});

afterEach(() => rmSync(projectFolder, { recursive: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(projectFolder, path)), { recursive: true });
  writeFileSync(join(projectFolder, path), text);
}

const files = () => [...definitionContents(projectFolder)].map(({ path }) => path);

it('includes every file of amplify/, whatever its kind, and the lock file', () => {
  for (const name of ['count.resolver.js', 'email.html', 'rules.vtl', 'schema.graphql', 'words'])
    write(`amplify/data/${name}`);
  write('package-lock.json');
  write('amplify/README.md');
  write('amplify/backend.test.ts');
  write('amplify/seed/pictures/leaf.webp');
  expect(files()).toEqual([
    'amplify/backend.ts',
    'amplify/data/count.resolver.js',
    'amplify/data/email.html',
    'amplify/data/resource.ts',
    'amplify/data/rules.vtl',
    'amplify/data/schema.graphql',
    'amplify/data/words',
    'package-lock.json',
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
    names.push(path);
    rmSync(join(projectFolder, 'amplify/data/4913'), { force: true });
  }
  expect(names).toEqual(['amplify/backend.ts', 'amplify/data/resource.ts']);
});
