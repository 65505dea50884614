import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headerRules, headersOf } from './headers.ts';
import { ruleFor, siteRules } from './rules.ts';

/**
 * Makes `vite preview` respond as Amplify Hosting does, with the site's rules and the headers of customHttp.yml. The
 * development server needs no rewrites, but follows the redirects.
 */
export function hostingPreview(): Plugin {
  return {
    name: 'verdure:hosting-preview',
    // With CORS, Vite's responses vary by the request's origin, so prefetched files would be requested again.
    config: (_config, { isPreview }) =>
      isPreview ? { appType: 'mpa', preview: { cors: false } } : {},
    configureServer(server) {
      const redirects = siteRules().filter(({ status }) => status === '302');
      server.middlewares.use(({ url }, response, next) => {
        const rule = redirects.find(({ source }) => source === url?.split('?', 1)[0]);
        if (!rule) return next();
        response.writeHead(302, { location: rule.target });
        return response.end();
      });
    },
    async configurePreviewServer(server) {
      const { root, build } = server.config;
      const folder = resolve(root, build.outDir);
      // Vite reports this itself only if no plugin serves the preview.
      if (!existsSync(folder)) throw new Error(`${folder} is missing. "npm run build" writes it.`);
      // Imported here, since only the preview needs it.
      const { parse } = await import('yaml');
      const headers = headerRules(parse(readFileSync(resolve(root, 'customHttp.yml'), 'utf8')));
      const rules = siteRules();
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        overrideHeaders(response, (status) => headersOf(path, headers, status));
        const rule = ruleFor(path, rules, path === '/' || isFile(join(folder, path)));
        if (!rule) return next();
        const { status, target } = rule;
        if (status === '200') {
          request.url = query === undefined ? target : `${target}?${query}`;
          return next();
        }
        if (status === '404-200') {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          return response.end(readFileSync(join(folder, target)));
        }
        response.writeHead(302, { location: target });
        return response.end();
      });
    },
  };
}

type HeadersFor = (status: number) => Record<string, string>;

// Applied when the response starts: Vite's file server would overwrite headers that are set earlier.
function overrideHeaders(response: ServerResponse, headersFor: HeadersFor): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = headersFor(status);
    const own = rest.find((argument) => typeof argument === 'object' && argument !== null) ?? {};
    const ours = new Set(Object.keys(headers).map((key) => key.toLowerCase()));
    const kept = Object.entries(own).filter(([key]) => !ours.has(key.toLowerCase()));
    return writeHead(status, { ...Object.fromEntries(kept), ...headers });
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
