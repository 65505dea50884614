import { readFileSync } from 'node:fs';

/** Returns the inline script in index.html, which every page runs before its first paint. */
export function firstPaintScript(): string {
  const [, script] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? [];
  if (script === undefined) throw new Error('index.html has no inline script.');
  return script;
}
