import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import { makeVerifier, verifies } from '../srp/verifier';
import type { User } from '../state/user';
import { assertConforms, newTemporaryPassword } from './policy';

/** Cognito's default, which the definition does not change. */
const temporaryPasswordDays = 7;

/** Sets and checks passwords; keeps nothing of them but SRP verifiers. */
export class Passwords {
  /** The pool id's part after '_', which every SRP hash contains. */
  readonly poolName: string;

  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'id' | 'passwordPolicy'>,
    private readonly clock: Clock,
  ) {
    this.poolName = definition.id.slice(definition.id.indexOf('_') + 1);
  }

  /** Throws InvalidPasswordException when the pool's policy refuses the password. */
  assertConforms(password: string): void {
    assertConforms(password, this.definition.passwordPolicy);
  }

  /** The account with a password of its owner's choice. */
  withPassword(user: User, password: string): User {
    const { temporaryPasswordUntil: _, ...rest } = user;
    return { ...rest, password: makeVerifier(this.poolName, user.username, password) };
  }

  /** The account with a password that must be changed at the first sign-in, within a week. */
  withTemporaryPassword(user: User, password: string): User {
    const until = new Date(this.clock.now().getTime() + temporaryPasswordDays * 86_400_000);
    return {
      ...this.withPassword(user, password),
      status: 'FORCE_CHANGE_PASSWORD',
      temporaryPasswordUntil: until.toISOString(),
    };
  }

  isRight(user: User, password: string): boolean {
    return (
      user.password !== undefined && verifies(this.poolName, user.username, password, user.password)
    );
  }

  newTemporaryPassword(): string {
    return newTemporaryPassword(this.definition.passwordPolicy);
  }
}
