import { readFileSync } from 'node:fs';

const source = new URL('../../amplify/data/limits.ts', import.meta.url);

/**
 * Returns the text of src/domain/generated/limits.ts: a copy of the backend's limits, since src/ imports
 * no code from amplify/. Throws if the original imports anything, since the copy would not work.
 */
export function limitsModule(): string {
  const text = readFileSync(source, 'utf8');
  if (/^\s*import\b/m.test(text)) throw new Error(`${source.pathname} must hold constants only`);
  return `// A copy of amplify/data/limits.ts: edit that file, then run npm run generate.\n${text}`;
}
