import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Returns the values of Amplify's secrets for functions, from the file secrets.env in the local folder: one
 * 'NAME=value' per line. On AWS, `ampx sandbox secret set` stores them.
 */
export function secretsIn(localFolder: string): ReadonlyMap<string, string> {
  const file = join(localFolder, 'secrets.env');
  if (!existsSync(file)) return new Map();
  return new Map(
    Object.entries(parseEnv(readFileSync(file, 'utf8'))).map(([name, value]) => [
      name,
      value ?? '',
    ]),
  );
}
