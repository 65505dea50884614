import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parse } from 'yaml';
import { headerRules, headersOf } from '../../build/hosting/headers';
import { withPolicy } from '../../build/hosting/security-policy';
import { hostingRules, ruleFor } from '../../build/hosting/rules';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const headers = headerRules(parse(read('customHttp.yml')));
const rules = hostingRules(JSON.parse(read('docs/hosting-rules.json')));

// The script whose hash customHttp.yml has.
const [inline = ''] = /<script>.*?<\/script>/s.exec(read('index.html')) ?? [];
const page = withPolicy(
  `<!doctype html>
  <meta charset="utf-8" />
  ${inline}
  <script type="module" src="/assets/index-1a2b.js"></script>`,
  { api: undefined, userPool: undefined, connections: [], images: [] },
);
const files = new Set(['/', '/assets/index-1a2b.js', '/service-worker.js']);

/** What is wrong with the site. */
export interface Fault {
  without?: string;
  /** Returns a page for every missing file. */
  pagesForFiles?: boolean;
  withoutRewrites?: boolean;
  /** The pages have another inline script than the policies allow. */
  withChangedScript?: boolean;
}

/** Serves a site of a few files as Amplify Hosting would, with the repository's rules and headers. */
export async function startSite({
  without,
  pagesForFiles,
  withoutRewrites,
  withChangedScript,
}: Fault = {}) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const rule = withoutRewrites ? undefined : ruleFor(path, rules, files.has(path));
    const found = files.has(path) || rule?.status === '200';
    const status = found || pagesForFiles ? 200 : withoutRewrites ? 302 : 404;
    for (const [name, value] of Object.entries(headersOf(path, headers, status))) {
      if (name !== without) response.setHeader(name, value);
    }
    response.writeHead(status, {
      'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/html',
      ...(status === 302 && { location: '/' }),
    });
    response.end(withChangedScript ? page.replace('<script>', '<script>let late;') : page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise<unknown>((done) => server.close(done)),
  };
}
