import { isDeepStrictEqual } from 'node:util';
import type { Resource } from 'amplify-emulator/project';

/** The resources that hold people's data, and the properties that can't change in place. */
const holders: Readonly<Record<string, readonly string[]>> = {
  'Custom::AmplifyDynamoDBTable': ['tableName', 'keySchema'],
  'AWS::Cognito::UserPool': ['UsernameAttributes', 'AliasAttributes', 'UsernameConfiguration'],
  'AWS::S3::Bucket': ['BucketName'],
};

/**
 * Returns what an update would lose of people's data, by name: a table, user pool or bucket that CloudFormation or
 * Amplify's table manager would delete or replace.
 */
export function lossesOf(before: readonly Resource[], after: readonly Resource[]): string[] {
  return before.flatMap((one) => {
    const immutable = holders[one.type];
    if (!immutable) return [];
    const alike = after.filter(
      ({ logicalId, type }) => logicalId === one.logicalId && type === one.type,
    );
    const same = alike.find(({ path }) => path === one.path);
    if (!same) return [`${one.logicalId} (${one.type}) ${lossOf(one, alike[0])}`];
    return [...immutable, ...keyTypesOf(one)].flatMap((property) =>
      isDeepStrictEqual(valueOf(one, property), valueOf(same, property))
        ? []
        : [`${one.logicalId} (${one.type}) would be replaced: its ${property} changes.`],
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
    (one: unknown) => membersOf([one], 'attributeName')[0] === name,
  ) as unknown;
}

function membersOf(list: unknown, member: string): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null
      ? Object.entries(one).flatMap(([key, value]) => (key === member ? [String(value)] : []))
      : [],
  );
}
