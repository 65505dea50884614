import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the text of a copy for src/, which imports no code from amplify/, of a file there that holds constants only.
 * Throws if it imports anything, since the copy would not work.
 */
export function copyOf(source: URL): string {
  const text = readFileSync(source, 'utf8');
  const path = relative(process.cwd(), fileURLToPath(source));
  if (/^\s*import\b/m.test(text)) throw new Error(`${path} must hold constants only`);
  return `// A copy of ${path}: edit that file, then run npm run generate.\n${text}`;
}
