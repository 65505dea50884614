import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssembly, markAssemblyUsed, pruneAssemblyCache } from './assembly-cache';

let cacheFolder: string;
beforeEach(() => void (cacheFolder = mkdtempSync(join(tmpdir(), 'assemblies-'))));
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const markUsed = (name: string, minute: number): void =>
  markAssemblyUsed(join(cacheFolder, name), new Date(Date.UTC(2025, 0, 1, 0, minute)));

it('keeps the most recently used assemblies', () => {
  const names = ['f', 'a', 'e', 'b', 'd', 'c', 'g'];
  names.forEach((name, minute) => {
    mkdirSync(join(cacheFolder, name));
    markUsed(name, minute);
  });
  markUsed('f', 60);
  pruneAssemblyCache(cacheFolder);
  expect(readdirSync(cacheFolder).toSorted()).toEqual(['b', 'c', 'd', 'f', 'g']);
});

it('keeps every assembly of a small cache', () => {
  mkdirSync(join(cacheFolder, 'a'));
  pruneAssemblyCache(cacheFolder);
  expect(readdirSync(cacheFolder)).toEqual(['a']);
});

/** Makes an assembly with a file named after the process that made it. */
function makeAssembly(folder: string, process: string, files = ['manifest.json', process]): string {
  mkdirSync(join(cacheFolder, folder));
  for (const file of files) writeFileSync(join(cacheFolder, folder, file), '');
  return join(cacheFolder, folder);
}

it('keeps an assembly that another process finished first', () => {
  const kept = makeAssembly('hash', 'first');
  keepAssembly(makeAssembly('hash.2', 'second'), kept);
  expect(readdirSync(kept)).toEqual(['first', 'manifest.json']);
});

it('replaces an incomplete assembly', () => {
  const kept = makeAssembly('hash', 'first', ['first']);
  keepAssembly(makeAssembly('hash.2', 'second'), kept);
  expect(readdirSync(kept)).toEqual(['manifest.json', 'second']);
});
