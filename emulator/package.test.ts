import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const packResult = v.tuple([v.object({ files: v.array(v.object({ path: v.string() })) })]);
const names = v.record(v.string(), v.unknown());
const manifestSchema = v.object({
  dependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.record(v.string(), v.object({ optional: v.boolean() })),
});

/** What this repository needs of the package to develop it. */
const development =
  /\.test\.ts$|^(examples|fixtures|versions|\.amplify-emulator)\/|^tsconfig\.json$/;

function packedFiles(): string[] {
  const args = ['pack', '--dry-run', '--json', '--offline'];
  const { stdout } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  const [{ files }] = v.parse(packResult, JSON.parse(stdout));
  return files.map(({ path }) => path);
}

describe('the packed file', () => {
  it('has all of the package’s code, and none of its tests', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
    const expected = files.filter((path) => !development.test(path));
    expect(packedFiles().toSorted()).toEqual(expected.toSorted());
  });

  it('installs none of Amplify and the CDK, which are the project’s', () => {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const manifest = v.parse(manifestSchema, JSON.parse(text));
    const projects = ['@aws-amplify/backend', 'aws-amplify', 'aws-cdk-lib', 'constructs'];
    expect(Object.keys(manifest.dependencies)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/aws|constructs/)]),
    );
    expect(Object.keys(manifest.peerDependencies)).toEqual(expect.arrayContaining(projects));
    // With Vitest 4 as a peer, which other packages are peers of, npm 10 fails in the template.
    expect(Object.keys(manifest.peerDependencies)).not.toContain('vitest');
    // Only the plugin needs Vite 5, and only its clients Amplify 6.2: npm would refuse to install the rest beside older ones.
    expect(manifest.peerDependencies).toMatchObject({ vite: '*', 'aws-amplify': '*' });
    for (const name of Object.keys(manifest.peerDependencies)) {
      expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true });
    }
  });
});
