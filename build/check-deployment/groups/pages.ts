import { siteRules } from '../../hosting/rules';
import { NotChecked, type Check, type Group } from '../check';
import { blockedScripts, statedPolicy } from '../page-policy';

const FIX_RULES = 'Apply docs/hosting-rules.json again (docs/deploying.md, step 6).';
const FIX_HEADERS = 'Compare with customHttp.yml; deploy again. See docs/deploying.md#check-it.';
const MISSING_HEADERS = `${FIX_HEADERS} If other pages have them, Amplify leaves them out where nothing is found (decision 029).`;
const REQUIRED_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
const POLICY = /frame-ancestors 'none'/;
/** Every page that Amplify rewrites to a file. */
const rewrittenPages = siteRules().flatMap(({ source, status }) =>
  status === '200' ? [source] : [],
);
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
      ...rewrittenPages.map((path) => status(path, '200', FIX_RULES)),
      {
        name: 'a file with a hashed name',
        expected: '200, a script, all security headers',
        todo: FIX_HEADERS,
        look: async () => {
          const { status: code, headers } = await get(await hashedFile(get));
          const isScript = /javascript/.test(headers.get('content-type') ?? '');
          return `${code}, ${isScript ? 'a script' : headers.get('content-type')}, ${missingHeaders(headers)}`;
        },
      },
      status(missingPage, '404', FIX_RULES),
      status(missingAsset, '404', 'Take immutable out of customHttp.yml (decision 029).'),
      ...['/', '/userlanding'].map((path) => headersOf(path, get)),
      ...[missingPage, missingAsset].map((path) => headersOf(path, get, MISSING_HEADERS)),
      ...scriptedPages.map((path) => pagePolicy(path, get)),
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

function missingHeaders(headers: Headers): string {
  const missing = REQUIRED_HEADERS.filter((name) => !headers.has(name));
  return missing.length === 0 ? 'all security headers' : `without ${missing.join(', ')}`;
}

type Get = (path: string) => Promise<Response>;

function headersOf(path: string, get: Get, todo = FIX_HEADERS): Check {
  return {
    name: `security headers of ${path}`,
    expected: 'all',
    todo,
    look: async () => {
      const { headers } = await get(path);
      const missing = REQUIRED_HEADERS.filter((name) => !headers.has(name));
      if (missing.length > 0) return `without ${missing.join(', ')}`;
      const policy = headers.get('content-security-policy') ?? '';
      return POLICY.test(policy) ? 'all' : `policy ${policy}`;
    },
  };
}

/** The pages whose scripts a policy could block: prerendered, a form, and the shell of all others. */
const scriptedPages = ['/', '/login', '/userlanding'];

function pagePolicy(path: string, get: Get): Check {
  return {
    name: `security policies of ${path}`,
    expected: 'allow every script of the page',
    todo: 'Build the site with the branch’s own amplify_outputs.json (amplify.yml), deploy again, and compare customHttp.yml.',
    look: async () => {
      const response = await get(path);
      const html = await response.text();
      const stated = statedPolicy(html);
      if (stated === undefined) return 'no policy in the page';
      const policies = {
        page: stated,
        header: response.headers.get('content-security-policy') ?? '',
      };
      const blocked = Object.entries(policies).flatMap(([name, policy]) =>
        blockedScripts(html, policy).map((script) => `the ${name} blocks ${script}`),
      );
      return blocked[0] ?? 'allow every script of the page';
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
