import { createHash } from 'node:crypto';

/** The emulated AWS account and region. */
export const accountId = '000000000000';
export const region = 'us-east-1';

/**
 * Returns a physical id in AWS's format. It is derived from the resource's path, so it is the same
 * on every machine and `amplify_outputs.json` can be committed.
 */
export function physicalId(
  type: string,
  path: string,
  properties: Record<string, unknown>,
): string {
  switch (type) {
    case 'AWS::Cognito::UserPool':
      return `${region}_${hashToBase36(path, 9)}`;
    case 'AWS::Cognito::UserPoolClient':
      return hashToBase36(path, 26);
    case 'AWS::Cognito::IdentityPool':
      return `${region}:${uuid(path)}`;
    case 'AWS::AppSync::GraphQLApi':
      return hashToBase36(path, 26);
    case 'Custom::AmplifyDynamoDBTable':
      return stringOrUndefined(properties['tableName']) ?? lastSegment(path);
    case 'AWS::S3::Bucket':
      return (
        stringOrUndefined(properties['BucketName']) ?? `${slug(path)}-${hashToBase36(path, 12)}`
      );
    case 'AWS::IAM::Role':
      return stringOrUndefined(properties['RoleName']) ?? lastSegment(path);
    case 'AWS::Cognito::UserPoolIdentityProvider':
      return stringOrUndefined(properties['ProviderName']) ?? lastSegment(path);
    case 'AWS::Cognito::UserPoolDomain':
      return stringOrUndefined(properties['Domain']) ?? hashToBase36(path, 20);
    default:
      return lastSegment(path);
  }
}

/** Returns the resource's ARN; types whose ARN no client reads get a generic one. */
export function arnOf(type: string, id: string): string {
  switch (type) {
    case 'AWS::IAM::Role':
      return `arn:aws:iam::${accountId}:role/${id}`;
    case 'AWS::S3::Bucket':
      return `arn:aws:s3:::${id}`;
    case 'AWS::Cognito::UserPool':
      return `arn:aws:cognito-idp:${region}:${accountId}:userpool/${id}`;
    case 'Custom::AmplifyDynamoDBTable':
      return `arn:aws:dynamodb:${region}:${accountId}:table/${id}`;
    case 'AWS::AppSync::GraphQLApi':
      return `arn:aws:appsync:${region}:${accountId}:apis/${id}`;
    default:
      return `arn:aws:cloudformation:${region}:${accountId}:${type.replaceAll('::', '-')}/${id}`;
  }
}

function stringOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function slug(path: string): string {
  return lastSegment(path)
    .replace(/Bucket[0-9A-F]{8}$/, '')
    .toLowerCase()
    .slice(0, 30);
}

function hashToBase36(path: string, length: number): string {
  const digest = createHash('sha256').update(path).digest();
  return [...digest]
    .map((byte) => (byte % 36).toString(36))
    .join('')
    .slice(0, length);
}

function uuid(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
