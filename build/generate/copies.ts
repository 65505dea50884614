import { readFileSync } from 'node:fs';

/**
 * Returns the text of a copy for src/, which imports no code from amplify/, of a file there that holds constants only.
 * Throws if it imports anything, since the copy would not work.
 */
export function copyOf(path: `amplify/${string}`): string {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  if (/^\s*import\b/m.test(text)) throw new Error(`${path} must hold constants only`);
  return `// A copy of ${path}: edit that file, then run npm run generate.\n${text}`;
}
