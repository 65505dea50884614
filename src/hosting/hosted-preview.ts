import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { hostingRules } from './rules.ts';

/** Lets `vite preview` answer as the hosted site does: files first, then the hosting rules in their order. */
export function hostedPreview(): Plugin {
  return {
    name: 'verdure:hosted-preview',
    config: (_config, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use((request, response, next) => {
        const [path = '/', query] = (request.url ?? '/').split('?');
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

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
