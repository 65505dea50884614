import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from './paths';

const read = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
const pathsIn = (text: string) => [...text.matchAll(/(?<=^|[\s|(])\/[a-z]*(?=[\s,.;|)])/gm)].flat();

const specified = pathsIn(/### 2\.1.*(?=### 2\.4)/s.exec(read('specification.md'))?.[0] ?? '');
const decided = pathsIn(read('decisions/product.md'));

it('Every path of spec §2.1 to §2.3 has a page', () => {
  expect(specified.length).toBeGreaterThan(0);
  expect(Object.values(paths)).toEqual(expect.arrayContaining(specified));
});

it.each(Object.values(paths))('%s is in the specification or in a decision', (path) => {
  expect([...specified, ...decided]).toContain(path);
});
