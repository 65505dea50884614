import { readFileSync } from 'node:fs';
import { NotChecked, type Check, type Group } from '../check';

const FIX_RULES = 'Apply docs/hosting-rules.json again (docs/deploying.md, step 6).';
const FIX_HEADERS = 'Compare with customHttp.yml; deploy again. See docs/deploying.md#check-it.';
const REQUIRED_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
const POLICY = /frame-ancestors 'none'/;
const missingPage = '/no-such-page-of-this-site';
const missingAsset = '/assets/no-such-file.js';

/** What a stranger's browser gets of the site: status, headers, caching, redirects. */
export function pages(site: string | undefined): Group {
  if (site === undefined) {
    const look = async () => new NotChecked('no site was given');
    return { title: 'pages', checks: [{ name: 'the site', expected: '', todo: '', look }] };
  }
  const get = (path: string) => fetch(`${site}${path}`, { redirect: 'manual' });
  const status = (path: string, expected: string, todo: string): Check => ({
    name: `status of ${path}`,
    expected,
    todo,
    look: async () => String((await get(path)).status),
  });
  const caching = async (path: string) =>
    (await get(path)).headers.get('cache-control') ?? 'no header';
  return {
    title: 'pages',
    checks: [
      status('/', '200', 'The site isn’t deployed, or the address is wrong.'),
      ...['/eula', '/userlanding', '/admin'].map((path) => status(path, '200', FIX_RULES)),
      status(missingPage, '404', FIX_RULES),
      status(missingAsset, '404', 'Take immutable out of customHttp.yml (decision 029).'),
      ...['/', '/userlanding', missingPage].map((path) => headersOf(path, get)),
      pagePolicy(get),
      {
        name: 'caching of a file with a hashed name',
        expected: 'immutable',
        accepts: (seen) => seen.includes('immutable'),
        todo: FIX_HEADERS,
        look: async () => caching(await hashedFile(get)),
      },
      {
        name: 'caching of a missing file',
        expected: 'not for long',
        accepts: (seen) => !/immutable|max-age=[1-9]\d{3}/.test(seen),
        todo: 'Take immutable out of customHttp.yml (decision 029).',
        look: () => caching(missingAsset),
      },
      {
        name: 'caching of the service worker',
        expected: 'no-cache',
        todo: FIX_HEADERS,
        look: () => caching('/service-worker.js'),
      },
      redirect(site, 'HTTP redirects to HTTPS', site.replace('https:', 'http:')),
      redirect(site, 'www redirects to the site', site.replace('://', '://www.')),
    ],
  };
}

type Get = (path: string) => Promise<Response>;

function headersOf(path: string, get: Get): Check {
  return {
    name: `security headers of ${path}`,
    expected: 'all',
    todo: FIX_HEADERS,
    look: async () => {
      const { headers } = await get(path);
      const missing = REQUIRED_HEADERS.filter((name) => !headers.has(name));
      if (missing.length > 0) return `without ${missing.join(', ')}`;
      const policy = headers.get('content-security-policy') ?? '';
      return POLICY.test(policy) ? 'all' : `policy ${policy}`;
    },
  };
}

function pagePolicy(get: Get): Check {
  return {
    name: 'security policy in the sign-in page',
    expected: 'there, and allows the page’s script',
    todo: 'Build the site with the branch’s own amplify_outputs.json (amplify.yml), and deploy again.',
    look: async () => {
      const response = await get('/login');
      const html = await response.text();
      const stated = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(
        html,
      )?.[1];
      if (stated === undefined) return 'none in the page';
      const hash = /sha256-[\w+/=]+/.exec(readFileSync('customHttp.yml', 'utf8'))?.[0] ?? '';
      const header = response.headers.get('content-security-policy') ?? '';
      return header.includes(hash)
        ? 'there, and allows the page’s script'
        : 'another script’s hash';
    },
  };
}

async function hashedFile(get: Get): Promise<string> {
  const html = await (await get('/login')).text();
  const path = /\/assets\/[\w./-]+\.js/.exec(html)?.[0];
  if (path === undefined) throw new Error('The sign-in page names no script.');
  return path;
}

function redirect(site: string, name: string, from: string): Check {
  return {
    name,
    expected: site,
    todo: 'Set the redirect under Hosting → Custom domains.',
    look: async () => {
      const { protocol, hostname } = new URL(site);
      if (protocol !== 'https:') return new NotChecked('the site has no HTTPS');
      const isDefault = hostname.endsWith('.amplifyapp.com');
      if (from.includes('www.') && isDefault) return new NotChecked('not a custom domain');
      const location = (await fetch(from, { redirect: 'manual' })).headers.get('location') ?? '';
      return location === '' ? 'no redirect' : new URL(location, from).origin;
    },
  };
}
