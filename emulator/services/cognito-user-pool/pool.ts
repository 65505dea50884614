import type { UserPoolDefinition } from '../../assembly/definition';
import type { Clock } from '../../core/clock';
import type { ServiceContext } from '../../core/services';
import type { Mailbox } from '../../mailbox/mailbox';
import { AttributeSchema } from './attributes/schema';
import { CodeDelivery } from './messages/code-delivery';
import { withProviderGroups } from './hosted/social-sign-in';
import { Lockout } from './passwords/lockout';
import { Passwords } from './passwords/passwords';
import { AttemptLimits } from './state/attempt-limits';
import { ChallengeSessions } from './state/challenge-sessions';
import { Codes } from './state/codes';
import { MfaSettingsStore } from './state/mfa-settings';
import { TokenFamilies } from './state/token-families';
import { UserDirectory } from './state/user-directory';
import { issuerOf, TokenIssuer } from './tokens/token-issuer';
import { openPoolKeys, type PoolKeys } from './tokens/signing-key';
import { TokenInspector } from './tokens/token-inspector';

/** The pool's components. */
export interface UserPool {
  definition: UserPoolDefinition;
  region: string;
  accountId: string;
  issuer: string;
  clock: Clock;
  keys: PoolKeys;
  schema: AttributeSchema;
  users: UserDirectory;
  passwords: Passwords;
  lockout: Lockout;
  limits: AttemptLimits;
  codes: Codes;
  delivery: CodeDelivery;
  challenges: ChallengeSessions;
  families: TokenFamilies;
  tokens: TokenIssuer;
  inspector: TokenInspector;
  mfa: MfaSettingsStore;
}

/** Opens the pool's state. Throws if the emulator does not support the definition. */
export async function openUserPool(
  context: Pick<ServiceContext, 'definition' | 'clock' | 'store'> & { mailbox: Mailbox },
): Promise<UserPool> {
  const { clock, store, mailbox } = context;
  const { userPool, region, accountId } = context.definition;
  const definition = withProviderGroups(userPool);
  const issuer = issuerOf(region, definition.id);
  const keys = await openPoolKeys(store);
  const users = new UserDirectory(store, clock);
  const families = new TokenFamilies(store, clock);
  const limits = new AttemptLimits(store, clock);
  return {
    definition,
    region,
    accountId,
    issuer,
    clock,
    keys,
    users,
    families,
    limits,
    challenges: new ChallengeSessions(store, clock),
    lockout: new Lockout(store, clock),
    schema: new AttributeSchema(definition),
    passwords: new Passwords(definition, clock),
    codes: new Codes(store, clock, limits),
    delivery: new CodeDelivery(definition.verification, mailbox),
    tokens: new TokenIssuer(definition, issuer, keys, families, clock),
    inspector: new TokenInspector(definition, issuer, keys, families, users, clock),
    mfa: new MfaSettingsStore(store),
  };
}
