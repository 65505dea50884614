import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type HeaderRules, headerRules, headersOf, policyForEmulator } from './headers.ts';
import { hostingRules } from './rules.ts';

/**
 * Lets `vite preview` answer as the hosted site does: files first, then the hosting rules in their
 * order, with the headers of customHttp.yml.
 */
export function hostedPreview(): Plugin {
  return {
    name: 'verdure:hosted-preview',
    config: (_config, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    async configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      const headers = await readHeaderRules(resolve(server.config.root, 'customHttp.yml'));
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
        sendWith(response, localHeaders(path, headers));
        if (path === '/' || isFile(join(folder, path))) return next();
        const rule = hostingRules.find(({ source }) => source === path || source === '/<*>');
        if (!rule) return next();
        if (rule.status === '404') {
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(readFileSync(join(folder, rule.target)));
          return undefined;
        }
        request.url = query === undefined ? rule.target : `${rule.target}?${query}`;
        return next();
      });
    },
  };
}

async function readHeaderRules(file: string): Promise<HeaderRules> {
  const { parse } = await import('yaml');
  return headerRules(parse(readFileSync(file, 'utf8')));
}

function localHeaders(path: string, rules: HeaderRules): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headersOf(path, rules)).map(([key, value]) => [
      key,
      key === 'Content-Security-Policy' ? policyForEmulator(value) : value,
    ]),
  );
}

// When the answer begins, and not before: the server of the files would set its own over them.
function sendWith(response: ServerResponse, headers: Record<string, string>): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const given = rest.find((one) => typeof one === 'object' && one !== null) ?? {};
    const own = new Set(Object.keys(headers).map((key) => key.toLowerCase()));
    const kept = Object.entries(given).filter(([key]) => !own.has(key.toLowerCase()));
    return writeHead(status, { ...Object.fromEntries(kept), ...headers });
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
