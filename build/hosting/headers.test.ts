import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { firstPaintScript } from '../../src/testing/first-paint';
import { headerRules, headersOf, policyForEmulator } from './headers';

const file = readFileSync(new URL('../../customHttp.yml', import.meta.url), 'utf8');
const rules = headerRules(parse(file));
const policy = headersOf('/', rules)['Content-Security-Policy'] ?? '';

describe('the headers of customHttp.yml', () => {
  it('let nothing be a script but the site’s own files and the one in index.html, and nobody frame it', () => {
    const hash = createHash('sha256').update(firstPaintScript()).digest('base64');
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none';");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('keep files for good whose names say what is in them, and never the service worker', () => {
    expect(headersOf('/assets/index-1a2b.js', rules)['Cache-Control']).toMatch(/immutable/);
    expect(headersOf('/service-worker.js', rules)['Cache-Control']).toBe('no-cache');
    expect(headersOf('/userlanding', rules)).not.toHaveProperty('Cache-Control');
  });

  it('have no header in two patterns that match one path', () => {
    for (const path of ['/', '/assets/index-1a2b.js', '/service-worker.js']) {
      const keys = rules
        .filter((rule) => Object.keys(headersOf(path, [rule])).length > 0)
        .flatMap(({ headers }) => headers.map(({ key }) => key));
      expect([path, ...new Set(keys)]).toEqual([path, ...keys]);
    }
  });

  it('are refused when they are not of Amplify’s form', () => {
    expect(() => headerRules(parse('customHeaders: [{ pattern: "**/*" }]'))).toThrow(/headers/);
  });
});

it('the policy for the emulator differs in where it may ask and take pictures from', () => {
  const local = policyForEmulator(policy).split(';');
  const changed = local.filter((rule, at) => rule !== policy.split(';')[at]);
  expect(changed.map((rule) => rule.trim().split(' ')[0])).toEqual(['img-src', 'connect-src']);
});
