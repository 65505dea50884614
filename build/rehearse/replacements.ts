import { isDeepStrictEqual } from 'node:util';
import type { Resource } from 'amplify-emulator/project';

/** The types of resources that store people's data, with the properties that can't change in place. */
const dataStores: Readonly<Record<string, readonly string[]>> = {
  'Custom::AmplifyDynamoDBTable': ['tableName', 'keySchema'],
  'AWS::Cognito::UserPool': ['UsernameAttributes', 'AliasAttributes', 'UsernameConfiguration'],
  'AWS::S3::Bucket': ['BucketName'],
};

/**
 * Returns the data that an update would lose: each table, user pool or bucket that CloudFormation or Amplify's table
 * manager would delete or replace.
 */
export function lossesOf(before: readonly Resource[], after: readonly Resource[]): string[] {
  return before.flatMap((resource) => {
    const { logicalId, type } = resource;
    const immutable = dataStores[type];
    if (!immutable) return [];
    const alike = after.filter((other) => other.logicalId === logicalId && other.type === type);
    const same = alike.find(({ path }) => path === resource.path);
    if (!same) return [`${logicalId} (${type}) ${lossOf(resource, alike[0])}`];
    return [...immutable, ...keyTypesOf(resource)].flatMap((property) =>
      isDeepStrictEqual(valueOf(resource, property), valueOf(same, property))
        ? []
        : [`${logicalId} (${type}) would be replaced: its ${property} changes.`],
    );
  });
}

// CloudFormation also identifies a resource by its stack: in another stack it is a new resource.
function lossOf({ path }: Resource, moved: Resource | undefined): string {
  return moved ? `would be replaced: it moves from ${path} to ${moved.path}.` : 'would be deleted.';
}

const ATTRIBUTE = 'attributeDefinitions.';

// The type of a key attribute can't change; attributes of new indexes may be added.
function keyTypesOf({ type, properties }: Resource): string[] {
  if (type !== 'Custom::AmplifyDynamoDBTable') return [];
  return membersOf(properties['keySchema'], 'attributeName').map((name) => ATTRIBUTE + name);
}

function valueOf({ properties }: Resource, property: string): unknown {
  if (!property.startsWith(ATTRIBUTE)) return properties[property];
  const definitions = properties['attributeDefinitions'];
  if (!Array.isArray(definitions)) return undefined;
  const name = property.slice(ATTRIBUTE.length);
  return definitions.find(
    (definition: unknown) => membersOf([definition], 'attributeName')[0] === name,
  ) as unknown;
}

function membersOf(list: unknown, member: string): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) =>
    typeof item === 'object' && item !== null
      ? Object.entries(item).flatMap(([key, value]) => (key === member ? [String(value)] : []))
      : [],
  );
}
