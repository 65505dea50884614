import type { IdentityPoolDefinition } from '../../assembly/definition';
import type { Clock } from '../../core/clock';
import type { Iam, TokenVerifier } from '../../core/identity';
import type { Identities } from './identities';

/** The identity pool's components; each operation declares the ones it needs. */
export interface IdentityPool {
  definition: IdentityPoolDefinition;
  clock: Clock;
  identities: Identities;
  tokens: TokenVerifier;
  iam: Pick<Iam, 'issue'>;
}
