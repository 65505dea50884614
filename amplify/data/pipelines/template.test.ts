import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { template } from './template';

let folder: string;
let url: URL;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'template-'));
  url = pathToFileURL(join(folder, 'rule.vtl'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('fills every placeholder, as often as it occurs', () => {
  writeFileSync(url, '"__KEY__" "__KEY__" __PER_PAGE__ $x.__operation');
  expect(template(url, { KEY: '$&', PER_PAGE: '5' })).toBe('"$&" "$&" 5 $x.__operation');
});

it('fails the deployment if a placeholder has no value', () => {
  writeFileSync(url, '__KEY__ __KYE__');
  expect(() => template(url, { KEY: 'id' })).toThrow('rule.vtl: __KYE__ has no value');
  expect(() => template(url)).toThrow('__KEY__ has no value');
});
