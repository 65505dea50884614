import type { Value } from './velocity/value';

/** Who sent a request, as directives and templates look at it. */
export interface Caller {
  mode: 'AMAZON_COGNITO_USER_POOLS' | 'AWS_IAM';
  /** As $util.authType() says the mode. */
  authType: 'User Pool Authorization' | 'IAM Authorization';
  groups: readonly string[];
  /** The `sub` of a user-pool caller. */
  account?: string;
  /** Whether the caller's role lets it use this root field; user-pool callers may use all. */
  mayRun(typeName: string, fieldName: string): boolean;
  /** $ctx.identity, made anew for each template run that may change it. */
  identity(): Value;
}
