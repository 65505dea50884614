import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { firstPaintScript } from '../../src/testing/first-paint';
import { speculationRules } from '../prerender/speculation-rules';
import { headerRules, headersOf } from './headers';

const file = readFileSync(new URL('../../customHttp.yml', import.meta.url), 'utf8');
const rules = headerRules(parse(file));
const policy = headersOf('/', rules)['Content-Security-Policy'] ?? '';

describe('The headers of customHttp.yml', () => {
  it('allow only the site’s scripts, the inline one of index.html and the speculation rules, and no framing', () => {
    const [hash, rulesHash] = [firstPaintScript(), speculationRules].map((text) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect(policy.split('; ')).toEqual([
      `script-src 'self' 'sha256-${hash}' 'sha256-${rulesHash}'`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('have no multi-line values', () => {
    expect(file).not.toMatch(/value: *[>|]/);
  });

  it('cache files with hashed names forever, but never the service worker', () => {
    expect(headersOf('/assets/index-1a2b.js', rules)['Cache-Control']).toMatch(/immutable/);
    expect(headersOf('/service-worker.js', rules)['Cache-Control']).toBe('no-cache');
    expect(headersOf('/userlanding', rules)).not.toHaveProperty('Cache-Control');
  });

  it('don’t let browsers cache a missing file', () => {
    const missing = headersOf('/assets/index-0ld.js', rules, 404);
    expect(missing).not.toHaveProperty('Cache-Control');
    expect(missing).toHaveProperty('Content-Security-Policy');
    expect(headersOf('/assets/index-1a2b.js', rules, 304)['Cache-Control']).toMatch(/immutable/);
  });

  it('set no header twice for one path', () => {
    for (const path of ['/', '/assets/index-1a2b.js', '/service-worker.js']) {
      const keys = rules
        .filter((rule) => Object.keys(headersOf(path, [rule])).length > 0)
        .flatMap(({ headers }) => headers.map(({ key }) => key));
      expect([path, ...new Set(keys)]).toEqual([path, ...keys]);
    }
  });

  it.each([
    { customHeaders: [{ pattern: '**/*' }] },
    { customHeaders: [{ pattern: '', headers: [] }] },
    { customHeaders: [{ pattern: '*.js', headers: [{ key: 'Cache Control', value: 'x' }] }] },
    { customHeaders: [{ pattern: '*.js', headers: [{ key: 'X-A', value: 'a\nb' }] }] },
    { customHeaders: [{ pattern: '*.js', headers: [{ name: 'X-A', value: 'a' }] }] },
    { headers: [] },
  ])('are refused unless they have Amplify’s documented form: %j', (wrong) => {
    expect(() => headerRules(wrong)).toThrow(v.ValiError);
  });
});
