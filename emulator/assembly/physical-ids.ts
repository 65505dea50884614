import { createHash } from 'node:crypto';

/** The account and region that the emulator stands for. */
export const accountId = '000000000000';
export const region = 'us-east-1';

/**
 * The id that AWS would have given a resource: made from the place of the resource in the
 * definition, so that it is the same on every machine and `amplify_outputs.json` can be committed.
 */
export function physicalId(
  type: string,
  path: string,
  properties: Record<string, unknown>,
): string {
  switch (type) {
    case 'AWS::Cognito::UserPool':
      return `${region}_${letters(path, 9)}`;
    case 'AWS::Cognito::UserPoolClient':
      return letters(path, 26);
    case 'AWS::Cognito::IdentityPool':
      return `${region}:${uuid(path)}`;
    case 'AWS::AppSync::GraphQLApi':
      return letters(path, 26);
    case 'AWS::S3::Bucket':
      return named(properties['BucketName']) ?? `${slug(path)}-${letters(path, 12)}`;
    case 'AWS::IAM::Role':
      return named(properties['RoleName']) ?? lastSegment(path);
    case 'AWS::Cognito::UserPoolIdentityProvider':
      return named(properties['ProviderName']) ?? lastSegment(path);
    case 'AWS::Cognito::UserPoolDomain':
      return named(properties['Domain']) ?? letters(path, 20);
    default:
      return lastSegment(path);
  }
}

/** The resource's ARN, as far as the synthesized templates ask for one. */
export function arnOf(type: string, id: string): string {
  switch (type) {
    case 'AWS::IAM::Role':
      return `arn:aws:iam::${accountId}:role/${id}`;
    case 'AWS::S3::Bucket':
      return `arn:aws:s3:::${id}`;
    case 'AWS::Cognito::UserPool':
      return `arn:aws:cognito-idp:${region}:${accountId}:userpool/${id}`;
    case 'AWS::AppSync::GraphQLApi':
      return `arn:aws:appsync:${region}:${accountId}:apis/${id}`;
    default:
      return `arn:aws:cloudformation:${region}:${accountId}:${type.replaceAll('::', '-')}/${id}`;
  }
}

function named(value: unknown): string | undefined {
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

function letters(path: string, length: number): string {
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
