import { statSync } from 'node:fs';
import * as v from 'valibot';
import type { CloudAssembly } from './cloud-assembly';
import type { LambdaDefinition } from './definition';
import { installedPython, type Python } from './python';
import type { Resource } from './stacks';
import { deployingResources } from './deploying-resources';

const lambda = v.object({
  Runtime: v.optional(v.string(), ''),
  Handler: v.optional(v.string(), ''),
  Role: v.string(),
  Timeout: v.optional(v.number(), 3),
  MemorySize: v.optional(v.number(), 128),
  PackageType: v.optional(v.string(), 'Zip'),
  Code: v.object({ S3Key: v.optional(v.string()) }),
  Layers: v.optional(v.array(v.unknown()), []),
  Environment: v.optional(v.object({ Variables: v.record(v.string(), v.unknown()) }), {
    Variables: {},
  }),
  Tags: v.optional(v.array(v.object({ Key: v.string(), Value: v.string() })), []),
});

/**
 * Amplify's list of the variables that the function itself reads from the parameter store. Its keys are the
 * variables; in older versions they are the paths, each with its variable's name.
 */
const storedVariables = v.pipe(
  v.optional(v.string(), '{}'),
  v.parseJson(),
  v.record(v.string(), v.union([v.object({ path: v.string() }), v.object({ name: v.string() })])),
);

const parameter = v.object({ Name: v.string(), Value: v.string() });

/**
 * Returns the Lambda functions that the backend runs, without those that only help to deploy it. Functions
 * that the emulator can't run say why.
 */
export function functionsOf(
  resources: readonly Resource[],
  assembly: Pick<CloudAssembly, 'assetAt'>,
  findPython = installedPython,
): LambdaDefinition[] {
  const deploying = deployingResources(resources);
  const parameters = parametersOf(resources);
  const python = onlyOnce(findPython);
  return resources
    .filter(({ type }) => type === 'AWS::Lambda::Function')
    .filter((resource) => !deploying.has(resource))
    .map((resource) => functionOf(resource, { assembly, parameters, python }));
}

/** Asks the machine once, and only if a function needs it. */
function onlyOnce<Found>(find: () => Found): () => Found {
  let found: { value: Found } | undefined;
  return () => (found ??= { value: find() }).value;
}

function functionOf(
  resource: Resource,
  parts: {
    assembly: Pick<CloudAssembly, 'assetAt'>;
    parameters: ReadonlyMap<string, string>;
    python(): Python | undefined;
  },
): LambdaDefinition {
  const { physicalId: name, arn, logicalId, properties } = resource;
  const shared = { name, arn, label: labelOf(properties) ?? logicalId };
  const parsed = v.safeParse(lambda, properties);
  if (!parsed.success || resource.unresolved.length > 0) {
    const reason = `the emulator can't read its ${resource.unresolved.join(', ') || 'properties'}`;
    return { ...shared, unsupported: reason };
  }
  const found = parsed.output;
  const folder = codeFolder(found.Code.S3Key, parts.assembly);
  const python = found.Runtime.startsWith('python3') ? parts.python() : undefined;
  const unsupported = unsupportedReason(found, { folder, python });
  if (unsupported !== undefined || folder === undefined) {
    return { ...shared, unsupported: unsupported ?? 'its code is not a folder' };
  }
  return {
    ...shared,
    roleArn: found.Role,
    timeoutSeconds: found.Timeout,
    memoryMb: found.MemorySize,
    folder,
    handler: found.Handler,
    ...(python && { python }),
    ...environmentOf(found.Environment.Variables, parts.parameters),
  };
}

function unsupportedReason(
  { Runtime, PackageType, Layers }: v.InferOutput<typeof lambda>,
  { folder, python }: { folder: string | undefined; python: Python | undefined },
): string | undefined {
  if (PackageType !== 'Zip') return 'it is a container image';
  if (Runtime.startsWith('python3') && !python)
    return `it runs on ${Runtime}, and this machine has no python3`;
  if (!Runtime.startsWith('nodejs') && !python) return `it runs on ${Runtime}`;
  if (Layers.length > 0) return 'it has layers';
  return folder === undefined ? 'its code is not a folder' : undefined;
}

/** Returns the folder of the bundle, or undefined if the code is inline or an archive. */
function codeFolder(
  key: string | undefined,
  assembly: Pick<CloudAssembly, 'assetAt'>,
): string | undefined {
  const path = key === undefined ? undefined : assembly.assetAt(key);
  return path !== undefined && statSync(path).isDirectory() ? path : undefined;
}

function labelOf(properties: Resource['properties']): string | undefined {
  const tags = v.safeParse(v.pick(lambda, ['Tags']), properties);
  if (!tags.success) return undefined;
  return tags.output.Tags.find(({ Key }) => Key === 'amplify:friendly-name')?.Value;
}

/** On AWS, a function fetches stored variables when it starts. Here they are resolved beforehand. */
function environmentOf(
  { AMPLIFY_SSM_ENV_CONFIG: stored, ...variables }: Readonly<Record<string, unknown>>,
  parameters: ReadonlyMap<string, string>,
): { environment: Record<string, string>; secrets: Record<string, string> } {
  const environment = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, String(value)]),
  );
  const secrets: Record<string, string> = {};
  for (const [key, entry] of Object.entries(v.parse(storedVariables, stored))) {
    const [name, path] = 'path' in entry ? [key, entry.path] : [entry.name, key];
    const value = parameters.get(path);
    if (value !== undefined) environment[name] = value;
    else secrets[name] = path.slice(path.lastIndexOf('/') + 1);
  }
  return { environment, secrets };
}

function parametersOf(resources: readonly Resource[]): ReadonlyMap<string, string> {
  return new Map(
    resources.flatMap(({ type, properties }) => {
      const parsed = v.safeParse(parameter, properties);
      const isParameter = type === 'AWS::SSM::Parameter' && parsed.success;
      return isParameter ? [[parsed.output.Name, parsed.output.Value] as const] : [];
    }),
  );
}
