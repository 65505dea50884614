import { spawnSync } from 'node:child_process';
import * as v from 'valibot';
import { compareVersions, type VersionSet } from './version-sets';

const ranges = v.optional(v.record(v.string(), v.string()), {});
const published = v.object({
  dependencies: ranges,
  peerDependencies: ranges,
  bundleDependencies: v.optional(v.unknown()),
  bundledDependencies: v.optional(v.unknown()),
});
const missing = v.object({ error: v.object({ code: v.literal('E404') }) });

/** What a project of that time had, as npm's `overrides`, and the range of the CDK. */
export interface Pins {
  overrides: Record<string, string>;
  cdk: string;
}

/**
 * Returns the lowest version of each of Amplify's packages that the set allows, since npm would install today's, and
 * each release raises the ranges to what it was built with. The newest set has none.
 */
export function pinsOf({ backend, client, schema }: VersionSet): Pins {
  const cdk = fromRegistry('@aws-amplify/backend', backend)?.peerDependencies['aws-cdk-lib'];
  if (cdk === undefined) throw new Error(`@aws-amplify/backend ${backend} isn't published`);
  if (backend === 'latest') return { overrides: {}, cdk };
  const overrides: Record<string, string> = { '@aws-amplify/data-schema': schema };
  const queue = [
    ['@aws-amplify/backend', backend],
    ['aws-amplify', client],
  ];
  for (const [name = '', version = ''] of queue) {
    const found = fromRegistry(name, version);
    // A release that failed halfway: npm may take the next one.
    if (!found) delete overrides[name];
    // What is bundled comes with the package itself.
    if (!found || found.bundleDependencies || found.bundledDependencies) continue;
    for (const [dependency, range] of Object.entries(found.dependencies)) {
      const lowest = /^[~^]?(\d+\.\d+\.\d+)$/.exec(range)?.[1];
      if (!dependency.startsWith('@aws-amplify/') || lowest === undefined) continue;
      const pinned = overrides[dependency];
      if (pinned !== undefined && compareVersions(lowest, pinned) <= 0) continue;
      overrides[dependency] = lowest;
      queue.push([dependency, lowest]);
    }
  }
  return { overrides, cdk: cdk.replace('^', '') };
}

function fromRegistry(name: string, version: string): v.InferOutput<typeof published> | undefined {
  const fields = Object.keys(published.entries);
  const { stdout, stderr } = spawnSync(
    'npm',
    ['view', '--json', '--prefer-offline', `${name}@${version}`, ...fields],
    { encoding: 'utf8' },
  );
  // npm prints nothing for a package without any of the fields.
  const answer: unknown = stdout.trim() === '' ? {} : JSON.parse(stdout);
  if (v.is(missing, answer)) return undefined;
  if (typeof answer === 'object' && answer !== null && 'error' in answer) {
    throw new Error(`${name}@${version}: ${stderr.trim()}`);
  }
  return v.parse(published, answer);
}
