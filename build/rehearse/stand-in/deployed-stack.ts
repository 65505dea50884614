import * as v from 'valibot';
import {
  type CloudAssembly,
  type Resource,
  resourcesOf,
  stackOutputsOf,
  templateSchema,
} from 'amplify-emulator/project';
import type { Buckets } from './buckets';
import { unzip } from './zip';

/** What CloudFormation knows of a root stack that it has made. */
export interface DeployedStack {
  /** The root template, as it was uploaded. */
  template: string;
  outputs: Record<string, string>;
  resources: Resource[];
  /** The template's own metadata, where Amplify says which outputs are whose. */
  metadata: unknown;
}

const RootTemplate = v.looseObject({ Metadata: v.optional(v.unknown()) });

const BucketDeployment = v.object({
  SourceBucketNames: v.array(v.string()),
  SourceObjectKeys: v.array(v.string()),
  DestinationBucketName: v.string(),
  DestinationBucketKeyPrefix: v.optional(v.string(), ''),
});

/**
 * Makes the stack of the template at `url`, and its nested stacks, from what was uploaded: resolves every
 * property, looks up every file that one names, and copies files as the custom resources would. Throws
 * what would make CloudFormation roll back.
 */
export function deployStack(url: string, buckets: Buckets): DeployedStack {
  const template = textAt(url, buckets);
  const rootTemplate = parse(template);
  const assembly: CloudAssembly = {
    rootTemplate: v.parse(templateSchema, rootTemplate),
    templateAt: (nested) => v.parse(templateSchema, parse(textAt(nested, buckets))),
    textOf: (inline, at) => inline ?? (at === undefined ? '' : textAt(at, buckets)),
    assetAt: () => undefined,
    filesNamed: () => [],
  };
  const resources = resourcesOf(assembly);
  for (const resource of resources) {
    for (const asset of assetsOf(resource)) buckets.object(asset.bucket, asset.key);
    if (resource.type === 'Custom::CDKBucketDeployment') copyFiles(resource, buckets);
  }
  return {
    template,
    resources,
    outputs: Object.fromEntries(
      Object.entries(stackOutputsOf(assembly)).map(([name, value]) => [name, String(value)]),
    ),
    metadata: v.parse(RootTemplate, rootTemplate).Metadata ?? {},
  };
}

function parse(text: string): unknown {
  return JSON.parse(text);
}

/** Returns the text of an object, by either form of its address. */
function textAt(url: string, buckets: Buckets): string {
  const [bucket = '', ...key] = url.replace(/^(s3:\/\/|https?:\/\/[^/]+\/)/, '').split('/');
  return buckets.object(bucket, key.join('/')).toString('utf8');
}

interface Asset {
  bucket: string;
  key: string;
}

/** Returns the objects that a resource's properties name, in the forms that templates have for it. */
function assetsOf({ properties }: Resource): Asset[] {
  const found: Asset[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith('s3://cdk-')) {
      const [bucket = '', ...key] = value.slice('s3://'.length).split('/');
      found.push({ bucket, key: key.join('/') });
    }
    if (typeof value !== 'object' || value === null) return;
    if ('S3Bucket' in value && 'S3Key' in value) {
      found.push({ bucket: String(value.S3Bucket), key: String(value.S3Key) });
    }
    Object.values(value).forEach(visit);
  };
  visit(properties);
  return found;
}

/** Does what the CDK's own function does: puts the files of the archives into the bucket. */
function copyFiles({ properties }: Resource, buckets: Buckets): void {
  const { SourceBucketNames, SourceObjectKeys, ...destination } = v.parse(
    BucketDeployment,
    properties,
  );
  for (const [at, key] of SourceObjectKeys.entries()) {
    for (const [path, content] of unzip(buckets.object(SourceBucketNames[at] ?? '', key))) {
      buckets.put(
        destination.DestinationBucketName,
        destination.DestinationBucketKeyPrefix + path,
        content,
      );
    }
  }
}
