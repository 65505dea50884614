import { accountId } from 'amplify-emulator/project';
import type { Action } from './query-service';

/** STS as a deployment uses it: one account, and every role may be assumed. */
export const securityTokens: Readonly<Record<string, Action>> = {
  GetCallerIdentity: () => ({
    Arn: `arn:aws:iam::${accountId}:user/rehearsal`,
    UserId: 'REHEARSAL',
    Account: accountId,
  }),
  AssumeRole: (parameters) => ({
    AssumedRoleUser: {
      Arn: parameters.get('RoleArn'),
      AssumedRoleId: 'REHEARSAL',
    },
    Credentials: {
      AccessKeyId: 'ASIAREHEARSAL',
      SecretAccessKey: 'rehearsal',
      SessionToken: 'rehearsal',
      Expiration: '2100-01-01T00:00:00Z',
    },
  }),
};
