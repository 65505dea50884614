import { readFileSync } from 'node:fs';

/** The script that every page runs before it is painted: the one that stands in index.html. */
export function firstPaintScript(): string {
  const [, script] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? [];
  if (script === undefined) throw new Error('index.html has lost the script of the first paint.');
  return script;
}
