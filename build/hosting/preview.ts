import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headerRules, headersOf, policyForEmulator, rewrites } from './rules.ts';

/**
 * Makes `vite preview` respond as Amplify Hosting does: files first, then the rewrites in order, with
 * the headers of customHttp.yml.
 */
export function hostingPreview(): Plugin {
  return {
    name: 'verdure:hosting-preview',
    config: (_config, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    async configurePreviewServer(server) {
      const { root, build } = server.config;
      const folder = resolve(root, build.outDir);
      // Imported here because only the preview needs it.
      const { parse } = await import('yaml');
      const rules = headerRules(parse(readFileSync(resolve(root, 'customHttp.yml'), 'utf8')));
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        const headers = headersOf(path, rules);
        const policy = headers['Content-Security-Policy'];
        if (policy) headers['Content-Security-Policy'] = policyForEmulator(policy);
        overrideHeaders(response, headers);
        if (path === '/' || isFile(join(folder, path))) return next();
        const rewrite = rewrites.find(({ source }) => source === path || source === '/<*>');
        if (!rewrite) return next();
        if (rewrite.status === '404') {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(readFileSync(join(folder, rewrite.target)));
          return undefined;
        }
        request.url = query === undefined ? rewrite.target : `${rewrite.target}?${query}`;
        return next();
      });
    },
  };
}

// Applied when the response starts: set any earlier, Vite's file server would overwrite them.
function overrideHeaders(response: ServerResponse, headers: Record<string, string>): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const given = rest.find((one) => typeof one === 'object' && one !== null) ?? {};
    const ours = new Set(Object.keys(headers).map((key) => key.toLowerCase()));
    const kept = Object.entries(given).filter(([key]) => !ours.has(key.toLowerCase()));
    return writeHead(status, { ...Object.fromEntries(kept), ...headers });
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
