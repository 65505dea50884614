import { readFileSync } from 'node:fs';

/**
 * Reads a template and fills its placeholders: `__NAME__` becomes `values.NAME`. Throws if a placeholder
 * has no value, so that a misspelled one is never deployed.
 */
export function template(url: URL, values: Readonly<Record<string, string>> = {}): string {
  return readFileSync(url, 'utf8').replaceAll(/__([A-Z]+(?:_[A-Z]+)*)__/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${url.pathname}: __${name}__ has no value`);
    return value;
  });
}
