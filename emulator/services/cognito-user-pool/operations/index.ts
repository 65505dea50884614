import type { Operation } from '../../../core/aws-json';
import type { UserPool } from '../pool';
import { attributeOperations } from './attributes';
import { passwordOperations } from './passwords';
import { sessionOperations } from './sessions';
import { signInOperations } from './sign-in';
import { signUpOperations } from './sign-up';
import { softwareTokenOperations } from './software-token';

/** The operations that need no signed request. Each authenticates its own caller. */
export const publicOperations = (pool: UserPool): Record<string, Operation> => ({
  ...attributeOperations(pool),
  ...passwordOperations(pool),
  ...sessionOperations(pool),
  ...signInOperations(pool),
  ...signUpOperations(pool),
  ...softwareTokenOperations(pool),
});
