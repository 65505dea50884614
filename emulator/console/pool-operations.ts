import { AwsError } from '../core/aws-json';
import type { WireRequest } from '../core/wire';
import { adminOperations } from '../services/cognito-user-pool/admin';
import type { UserPool } from '../services/cognito-user-pool/pool';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';

/** Runs an administrator's operation, as a signed request would. Throws AwsError. */
export async function runPoolOperation(
  name: string,
  input: Record<string, unknown>,
  request: WireRequest,
  parts: ConsoleParts,
): Promise<void> {
  const pool = poolOf(parts);
  const operation = adminOperations(pool)[name];
  if (!operation) throw new AwsError('UnknownOperationException', `There is no ${name}.`);
  await operation.run({ ...input, UserPoolId: pool.definition.id }, request);
}

/** Returns the user pool. Throws RefusedCallError if the definition has none. */
export function poolOf({ userPool }: ConsoleParts): UserPool {
  if (!userPool) throw new RefusedCallError('The definition has no auth.');
  return userPool;
}
