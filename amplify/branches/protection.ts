import { CfnResource, RemovalPolicy, type Stack } from 'aws-cdk-lib';
import type { CfnUserPool } from 'aws-cdk-lib/aws-cognito';
import type { CfnBucket } from 'aws-cdk-lib/aws-s3';

/** For how many days an overwritten or deleted picture can be restored, as with table rows. */
const RESTORABLE_DAYS = 35;

/**
 * Protects people's data in a deployment (decision 064): deleting the stack keeps the tables, the user pool and the
 * pictures; schema changes never replace a table; rows and pictures can be restored. Throws if Amplify renames its
 * table resource, so an upgrade can't silently drop the protection.
 */
export function protectData(stack: Stack, userPool: CfnUserPool, bucket: CfnBucket): void {
  userPool.deletionProtection = 'ACTIVE';
  userPool.applyRemovalPolicy(RemovalPolicy.RETAIN);

  // `keepOnDelete` in storage/resource.ts retains the bucket itself.
  bucket.versioningConfiguration = { status: 'Enabled' };
  bucket.lifecycleConfiguration = {
    rules: [
      {
        status: 'Enabled',
        noncurrentVersionExpiration: { noncurrentDays: RESTORABLE_DAYS },
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUpload: { daysAfterInitiation: 1 },
      },
    ],
  };

  const tables = stack.node.findAll().filter(isTable);
  if (tables.length === 0) throw new Error('No tables were found: see protectData');
  for (const table of tables) {
    table.addPropertyOverride('deletionProtectionEnabled', true);
    table.addPropertyOverride('allowDestructiveGraphqlSchemaUpdates', false);
    table.addPropertyOverride('pointInTimeRecoverySpecification', {
      pointInTimeRecoveryEnabled: true,
    });
    table.applyRemovalPolicy(RemovalPolicy.RETAIN);
  }
}

function isTable(node: unknown): node is CfnResource {
  return CfnResource.isCfnResource(node) && node.cfnResourceType === 'Custom::AmplifyDynamoDBTable';
}
