import { describe, expect, it } from 'vitest';
import { CHANGE_PASSWORD, siteRules } from '../../build/hosting/rules';
import { blockedScripts, statedPolicy } from './page-policy';

/* A stranger's view of the site that `npm run check-deployment` names: status, headers, caching, redirects. */

const site = process.env['VERDURE_DEPLOYED_SITE'] ?? '';
const get = (path: string) => fetch(`${site}${path}`, { redirect: 'manual' });

const FIX_RULES = 'Apply docs/hosting-rules.json again (docs/deploying.md, step 6).';
const FIX_HEADERS = 'Compare with customHttp.yml and deploy again.';
const FIX_CACHING = 'Take immutable out of customHttp.yml (decision 030).';
const MISSING_PAGE = '/no-such-page-of-this-site';
const MISSING_ASSET = '/assets/no-such-file.js';
const SECURITY_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
/** Every page that Amplify rewrites to a file. */
const rewrittenPages = siteRules().flatMap(({ source, status }) =>
  status === '200' ? [source] : [],
);

it.each(['/', ...rewrittenPages])('%s is a page', async (path) => {
  expect((await get(path)).status, `To fix: ${FIX_RULES}`).toBe(200);
});

it('Password managers are redirected to the page that changes the password', async () => {
  expect((await get(CHANGE_PASSWORD)).status, `To fix: ${FIX_RULES}`).toBe(302);
});

it('A missing page and a missing file have status 404', async () => {
  expect((await get(MISSING_PAGE)).status, `To fix: ${FIX_RULES}`).toBe(404);
  expect((await get(MISSING_ASSET)).status, `To fix: ${FIX_CACHING}`).toBe(404);
});

it.each(['/', '/userlanding', MISSING_PAGE, MISSING_ASSET])(
  '%s has all security headers',
  async (path) => {
    const { headers } = await get(path);
    const missing = SECURITY_HEADERS.filter((name) => !headers.has(name));
    expect(missing, `To fix: ${FIX_HEADERS}`).toEqual([]);
    expect(headers.get('content-security-policy'), `To fix: ${FIX_HEADERS}`).toContain(
      "frame-ancestors 'none'",
    );
  },
);

// A prerendered page, a form, and the shell of all other pages.
it.each(['/', '/login', '/userlanding'])('No policy blocks a script of %s', async (path) => {
  const response = await get(path);
  const html = await response.text();
  const stated = statedPolicy(html);
  const header = response.headers.get('content-security-policy') ?? '';
  const fix = 'Build the site with the branch’s own amplify_outputs.json, and deploy it again.';
  expect(stated, `To fix: ${fix}`).toBeDefined();
  expect(blockedScripts(html, stated ?? ''), `To fix: ${fix}`).toEqual([]);
  expect(blockedScripts(html, header), `To fix: ${fix}`).toEqual([]);
});

describe('caching', () => {
  const caching = async (path: string) => (await get(path)).headers.get('cache-control') ?? '';

  it('is allowed for a script with a hashed name', async () => {
    const path = /\/assets\/[\w./-]+\.js/.exec(await (await get('/login')).text())?.[0] ?? '';
    const { status, headers } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control'), `To fix: ${FIX_HEADERS}`).toContain('immutable');
  });

  it('isn’t allowed for a missing file or the service worker', async () => {
    expect(await caching(MISSING_ASSET), `To fix: ${FIX_CACHING}`).not.toMatch(
      /immutable|max-age=[1-9]\d{3}/,
    );
    expect(await caching('/service-worker.js'), `To fix: ${FIX_HEADERS}`).toContain('no-cache');
  });
});

const { protocol, hostname } = new URL(site);
const redirects = [
  ...(protocol === 'https:' ? [site.replace('https:', 'http:')] : []),
  ...(protocol === 'https:' && !hostname.endsWith('.amplifyapp.com')
    ? [hostname.startsWith('www.') ? site.replace('www.', '') : site.replace('://', '://www.')]
    : []),
];

it('The site’s other addresses redirect to it', async () => {
  for (const from of redirects) {
    const to = (await fetch(from, { redirect: 'manual' })).headers.get('location') ?? from;
    expect(new URL(to, from).origin, 'See Hosting → Custom domains.').toBe(site);
  }
});
