import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool } from '../admin-user';
import { poolInput } from '../input';
import type { UserPool } from '../pool';

/** Returns the pool's ARN, the resource in permission checks. */
export function poolArn({
  region,
  accountId,
  definition,
}: Pick<UserPool, 'region' | 'accountId' | 'definition'>): string {
  return `arn:aws:cognito-idp:${region}:${accountId}:userpool/${definition.id}`;
}

/** DescribeUserPool: returns the pool's definition and current MFA mode. */
export const describeUserPool = (
  pool: Pick<UserPool, 'definition' | 'region' | 'accountId' | 'mfa'>,
) =>
  operation(v.object(poolInput), async ({ UserPoolId }) => {
    assertPool(pool, UserPoolId);
    const { definition } = pool;
    const { passwordPolicy } = definition;
    return {
      UserPool: {
        Id: definition.id,
        Name: definition.id,
        Arn: poolArn(pool),
        Policies: {
          PasswordPolicy: {
            MinimumLength: passwordPolicy.minimumLength,
            RequireLowercase: passwordPolicy.requireLowercase,
            RequireUppercase: passwordPolicy.requireUppercase,
            RequireNumbers: passwordPolicy.requireNumbers,
            RequireSymbols: passwordPolicy.requireSymbols,
          },
        },
        UsernameAttributes: definition.usernameAttributes,
        AliasAttributes: definition.aliasAttributes,
        UsernameConfiguration: { CaseSensitive: definition.caseSensitive },
        AutoVerifiedAttributes: definition.autoVerifiedAttributes,
        UserAttributeUpdateSettings: {
          AttributesRequireVerificationBeforeUpdate: definition.attributesRequiringVerification,
        },
        AccountRecoverySetting: {
          RecoveryMechanisms: definition.recoveryMechanisms.map((Name, index) => ({
            Name,
            Priority: index + 1,
          })),
        },
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: definition.adminCreateUserOnly },
        MfaConfiguration: (await pool.mfa.read()).mode,
        ...(definition.domain === undefined ? {} : { Domain: definition.domain }),
      },
    };
  });
