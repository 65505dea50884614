import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.looseObject({ optionalDependencies: v.optional(v.record(v.string(), v.string()), {}) }),
  ),
});

describe('package-lock.json', () => {
  it("lists every platform's optional builds, which `npm ci` requires", () => {
    const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
    const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(path, 'utf8')));
    const locked = new Set(Object.keys(packages).map((key) => key.split('node_modules/').at(-1)));
    const missing = Object.values(packages).flatMap(({ optionalDependencies }) =>
      Object.keys(optionalDependencies).filter((name) => !locked.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it('contains no registry URLs', () => {
    const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
    expect(readFileSync(path, 'utf8')).not.toContain('"resolved": "http');
  });
});
