import type { IdentityPoolDefinition, RoleDefinition } from './definition/access';
import type { GraphqlApiDefinition } from './definition/api';
import type { BucketDefinition } from './definition/storage';
import type { TableDefinition } from './definition/tables';
import type { UserPoolDefinition } from './definition/user-pool';

export type * from './definition/access';
export type * from './definition/api';
export type * from './definition/storage';
export type * from './definition/tables';
export type * from './definition/user-pool';

/** The synthesized backend with every intrinsic resolved. */
export interface BackendDefinition {
  region: string;
  accountId: string;
  userPool: UserPoolDefinition;
  identityPool: IdentityPoolDefinition;
  api: GraphqlApiDefinition;
  /** DynamoDB's tables: those of models, and the definition's own. */
  tables: TableDefinition[];
  buckets: BucketDefinition[];
  roles: RoleDefinition[];
  /** The values that `backend.addOutput` adds to the outputs. */
  customOutputs?: Record<string, unknown>;
  /** Parts of a deployment that the emulator can't run, the most important first. */
  unsupportedParts: UnsupportedPart[];
}

/** A part that the emulator can't run. */
export interface UnsupportedPart {
  /** 'the user pool's trigger PreSignUp'. */
  name: string;
  /** The effect, such as 'nothing runs at that event'. */
  fails: string;
}
