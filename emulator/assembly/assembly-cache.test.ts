import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneAssemblyCache, markAssemblyUsed } from './assembly-cache';

let cacheFolder: string;
beforeEach(() => void (cacheFolder = mkdtempSync(join(tmpdir(), 'assemblies-'))));
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const markUsed = (name: string, minute: number): void =>
  markAssemblyUsed(join(cacheFolder, name), new Date(Date.UTC(2025, 0, 1, 0, minute)));

it('keeps the most recently markUsed assemblies', () => {
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
