import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import { createVerifier, verifyPassword } from '../srp/verifier';
import type { User } from '../state/user';
import { assertConforms, newTemporaryPassword } from './policy';

/** Cognito's default, which the definition cannot change. */
const temporaryPasswordDays = 7;

/** Sets and verifies passwords. Stores only SRP verifiers. */
export class Passwords {
  /** The part of the pool ID after '_', which is part of every SRP hash. */
  readonly poolName: string;

  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'id' | 'passwordPolicy'>,
    private readonly clock: Clock,
  ) {
    this.poolName = definition.id.slice(definition.id.indexOf('_') + 1);
  }

  /** Throws InvalidPasswordException if the password violates the pool's policy. */
  assertConforms(password: string): void {
    assertConforms(password, this.definition.passwordPolicy);
  }

  /** Returns the user with a permanent password. */
  withPassword(user: User, password: string): User {
    const { temporaryPasswordUntil: _, ...rest } = user;
    return { ...rest, password: createVerifier(this.poolName, user.username, password) };
  }

  /** Returns the user with a temporary password, to be changed at the first sign-in within a week. */
  withTemporaryPassword(user: User, password: string): User {
    const until = new Date(this.clock.now().getTime() + temporaryPasswordDays * 86_400_000);
    return {
      ...this.withPassword(user, password),
      status: 'FORCE_CHANGE_PASSWORD',
      temporaryPasswordUntil: until.toISOString(),
    };
  }

  verify(user: User, password: string): boolean {
    return (
      user.password !== undefined &&
      verifyPassword(this.poolName, user.username, password, user.password)
    );
  }

  newTemporaryPassword(): string {
    return newTemporaryPassword(this.definition.passwordPolicy);
  }
}
