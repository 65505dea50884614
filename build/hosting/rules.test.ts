import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { ruleFor, siteRules } from './rules';

const rules = siteRules();

describe('docs/hosting-rules.json', () => {
  it('has the rules that follow from the paths', () => {
    const file = new URL('../../docs/hosting-rules.json', import.meta.url);
    expect(JSON.parse(readFileSync(file, 'utf8')), "Run 'npm run generate'.").toEqual(rules);
  });

  it.each([
    [paths.about, '/about.html'],
    [paths.newAccount, '/sign-in.html'],
    [paths.userLanding, '/home.html'],
    [paths.library, '/app.html'],
    [paths.admin, '/app.html'],
  ])('serves %s from %s', (path, target) => {
    expect(ruleFor(path, rules, false)).toEqual({ source: path, target, status: '200' });
  });

  it('redirects password managers to the page that changes the password', () => {
    const rule = ruleFor('/.well-known/change-password', rules, false);
    expect(rule).toMatchObject({ target: paths.updatePassword, status: '302' });
  });

  it.each(['/.well-known/none', '/no-such', '/assets/index-0ld.js', '/eula/', '/admin/x'])(
    'serves the not-found page for %s, without a redirect',
    (path) => {
      const rule = ruleFor(path, rules, false);
      expect(rule).toMatchObject({ target: '/404.html', status: '404-200' });
    },
  );

  it('leaves files and the landing page alone', () => {
    for (const path of ['/', '/assets/index-1a2b.js', '/service-worker.js']) {
      expect(ruleFor(path, rules, true)).toBeUndefined();
    }
  });
});
