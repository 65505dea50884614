export interface IdentityPoolDefinition {
  /** '<region>:<uuid>'. */
  id: string;
  providers: { clientId: string; providerName: string }[];
  authenticatedRoleArn: string;
  unauthenticatedRoleArn: string;
}

export interface RoleDefinition {
  name: string;
  arn: string;
  statements: PolicyStatement[];
}

export interface PolicyStatement {
  effect: 'Allow' | 'Deny';
  actions: string[];
  resources: string[];
  /** Operator → condition key → accepted values, and anything else that limits the statement, such as 'NotAction'. */
  conditions: Record<string, Record<string, string[]>>;
}
