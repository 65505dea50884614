import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { firstPaintScript } from '../../src/testing/first-paint';
import { headerRules, headersOf, policyForEmulator, rewrites } from './rules';

const file = readFileSync(new URL('../../customHttp.yml', import.meta.url), 'utf8');
const rules = headerRules(parse(file));
const policy = headersOf('/', rules)['Content-Security-Policy'] ?? '';

describe('The rewrites', () => {
  it('are those in docs/hosting-rules.json', () => {
    const documented = readFileSync(
      new URL('../../docs/hosting-rules.json', import.meta.url),
      'utf8',
    );
    expect(JSON.parse(documented)).toEqual(rewrites);
  });

  it('never serve the landing page for a path of the application', () => {
    expect(rewrites.map(({ target }) => target)).not.toContain('/index.html');
  });
});

describe('The headers of customHttp.yml', () => {
  it('allow only the site’s own scripts and the one in index.html, and no framing', () => {
    const hash = createHash('sha256').update(firstPaintScript()).digest('base64');
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none';");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('cache files with hashed names forever, but never the service worker', () => {
    expect(headersOf('/assets/index-1a2b.js', rules)['Cache-Control']).toMatch(/immutable/);
    expect(headersOf('/service-worker.js', rules)['Cache-Control']).toBe('no-cache');
    expect(headersOf('/userlanding', rules)).not.toHaveProperty('Cache-Control');
  });

  it('set no header twice for one path', () => {
    for (const path of ['/', '/assets/index-1a2b.js', '/service-worker.js']) {
      const keys = rules
        .filter((rule) => Object.keys(headersOf(path, [rule])).length > 0)
        .flatMap(({ headers }) => headers.map(({ key }) => key));
      expect([path, ...new Set(keys)]).toEqual([path, ...keys]);
    }
  });

  it('are refused if they are not in Amplify’s format', () => {
    expect(() => headerRules(parse('customHeaders: [{ pattern: "**/*" }]'))).toThrow(/headers/);
  });
});

it('The policy for the emulator widens only connections and pictures', () => {
  const local = policyForEmulator(policy).split(';');
  const changed = local.filter((rule, at) => rule !== policy.split(';')[at]);
  expect(changed.map((rule) => rule.trim().split(' ')[0])).toEqual(['img-src', 'connect-src']);
});
