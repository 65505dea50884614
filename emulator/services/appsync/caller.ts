import type { Value } from './velocity/value';

/** The authenticated sender of a request. */
export interface Caller {
  mode: 'AMAZON_COGNITO_USER_POOLS' | 'AWS_IAM';
  /** The value of $util.authType(). */
  authType: 'API Key Authorization' | 'IAM Authorization' | 'User Pool Authorization';
  groups: readonly string[];
  /** The `sub` of a user-pool caller. */
  account?: string;
  /** Returns whether the caller's role allows the root field; always true for others. */
  mayRun(typeName: string, fieldName: string): boolean;
  /** Returns a new $ctx.identity, because templates may modify it. */
  identity(): Value;
}
