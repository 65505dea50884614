import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { CloudAssembly } from './cloud-assembly';
import type { DeployedFile } from './definition';
import type { Resource } from './stacks';

const deployment = v.object({
  DestinationBucketName: v.string(),
  SourceObjectKeys: v.array(v.string()),
});

/** Returns the files that a deployment puts into buckets, such as the schema that functions read. */
export function deployedFilesOf(
  resources: readonly Resource[],
  assembly: Pick<CloudAssembly, 'assetAt'>,
): DeployedFile[] {
  return resources.flatMap(({ type, properties }) => {
    const parsed = v.safeParse(deployment, properties);
    if (type !== 'Custom::CDKBucketDeployment' || !parsed.success) return [];
    const { DestinationBucketName: bucket, SourceObjectKeys } = parsed.output;
    return SourceObjectKeys.flatMap((key) => {
      const folder = assembly.assetAt(key);
      if (folder === undefined || !statSync(folder).isDirectory()) return [];
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => ({ bucket, key: path.slice(folder.length + 1), path }));
    });
  });
}
