import type { WireRequest } from '../core/wire';
import type { UserPool } from '../services/cognito-user-pool/pool';
import type { ConsoleParts } from './parts';
import { runPoolOperation } from './pool-operations';

/** Returns the pool's groups, and which of them the definition has. */
export async function listGroups({ groups }: UserPool) {
  return (await groups.all()).map(({ name, description, precedence, defined }) => ({
    name,
    description,
    precedence,
    isDefined: defined !== undefined,
  }));
}

export interface NewGroup {
  name: string;
  description: string;
  precedence?: number;
}

/** Creates a group. Throws AwsError. */
export function createGroup(
  { name, description, precedence }: NewGroup,
  request: WireRequest,
  parts: ConsoleParts,
): Promise<void> {
  const input = {
    GroupName: name,
    ...(description !== '' && { Description: description }),
    ...(precedence !== undefined && { Precedence: precedence }),
  };
  return runPoolOperation('CreateGroup', input, request, parts);
}
