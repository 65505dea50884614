import type { Operation } from '../../../core/aws-json';
import type { UserPool } from '../pool';
import { secondFactorOperations } from './second-factors';
import { userOperations } from './users';

/** The operations that require a signed request. */
export const adminOperations = (pool: UserPool): Record<string, Operation> => ({
  ...secondFactorOperations(pool),
  ...userOperations(pool),
});
