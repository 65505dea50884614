import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetUnusedAssemblies, touchAssembly } from './assembly-cache';

let cacheFolder: string;
beforeEach(() => void (cacheFolder = mkdtempSync(join(tmpdir(), 'assemblies-'))));
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const used = (name: string, minute: number): void =>
  touchAssembly(join(cacheFolder, name), new Date(Date.UTC(2025, 0, 1, 0, minute)));

it('keeps the assemblies that were used last, whatever their names', () => {
  const names = ['f', 'a', 'e', 'b', 'd', 'c', 'g'];
  names.forEach((name, minute) => {
    mkdirSync(join(cacheFolder, name));
    used(name, minute);
  });
  used('f', 60);
  forgetUnusedAssemblies(cacheFolder);
  expect(readdirSync(cacheFolder).toSorted()).toEqual(['b', 'c', 'd', 'f', 'g']);
});

it('leaves a cache of a few as it is', () => {
  mkdirSync(join(cacheFolder, 'a'));
  forgetUnusedAssemblies(cacheFolder);
  expect(readdirSync(cacheFolder)).toEqual(['a']);
});
