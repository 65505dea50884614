import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { installation } from './prepare.mjs';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.looseObject({ optionalDependencies: v.optional(v.record(v.string(), v.string()), {}) }),
  ),
});

describe('package-lock.json', () => {
  it("lists every platform's optional builds, which `npm ci` requires", () => {
    const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
    const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(path, 'utf8')));
    const locked = new Set(Object.keys(packages).map((key) => key.split('node_modules/').at(-1)));
    const missing = Object.values(packages).flatMap(({ optionalDependencies }) =>
      Object.keys(optionalDependencies).filter((name) => !locked.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it('contains no registry URLs', () => {
    const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
    expect(readFileSync(path, 'utf8')).not.toContain('"resolved": "http');
  });
});

describe('the installation', () => {
  const none = { hasPackages: false, marker: undefined };
  const after = (marker?: string) => ({ hasPackages: true, marker });

  it('of a fresh clone includes only the command’s packages', () => {
    expect(installation('application', 'new', none)).toEqual({
      commands: [
        'ci --omit=dev --include=optional',
        'install --no-save --omit=dev --include=optional',
      ],
      marker: 'new application',
    });
    expect(installation('everything', 'new', none)).toEqual({
      commands: [
        'ci --include=dev --include=optional',
        'install --no-save --include=dev --include=optional',
      ],
      marker: 'new',
    });
  });

  it('adds the other packages when a check needs them', () => {
    expect(installation('everything', 'new', after('new application'))).toEqual({
      commands: ['install --no-save --include=dev --include=optional'],
      marker: 'new',
    });
  });

  it('is skipped when the packages of the lock file are installed', () => {
    expect(installation('application', 'new', after('new application'))).toBeUndefined();
    expect(installation('application', 'new', after('new'))).toBeUndefined();
    expect(installation('everything', 'new', after('new'))).toBeUndefined();
  });

  it('keeps its scope after a change of the lock file', () => {
    const lighter = {
      commands: ['install --no-save --omit=dev --include=optional'],
      marker: 'new application',
    };
    const everything = {
      commands: ['install --no-save --include=dev --include=optional'],
      marker: 'new',
    };
    expect(installation('application', 'new', after('old application'))).toEqual(lighter);
    expect(installation('application', 'new', after('old'))).toEqual(everything);
    // Installed by hand.
    expect(installation('application', 'new', after())).toEqual(everything);
    expect(installation('everything', 'new', after('old application'))).toEqual(everything);
  });
});
