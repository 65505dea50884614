import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { WireResponse } from '../core/wire';
import { pageBasics } from '../mailbox/page-styles';

const folder = new URL('page/', import.meta.url);

let script: Promise<string> | undefined;

/** Returns a file of the console's page. */
export async function pageFile(path: string): Promise<WireResponse> {
  switch (path) {
    case '/_emulator':
    case '/_emulator/':
      return file('text/html', await readFile(new URL('index.html', folder), 'utf8'));
    case '/_emulator/console/style.css':
      return file('text/css', pageBasics + (await readFile(new URL('style.css', folder), 'utf8')));
    case '/_emulator/console/tables.css':
      return file('text/css', await readFile(new URL('tables.css', folder), 'utf8'));
    case '/_emulator/console/main.js':
      return file('text/javascript', await (script ??= bundle()));
    default:
      return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Page not found.\n' };
  }
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('main.ts', folder))],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function file(type: string, body: string): WireResponse {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}
