import type { Group } from '../check';
import type { Deployment } from '../deployment';

const MAILS =
  'Look at the user pool’s messages, and at SES: is the sender verified and out of the sandbox?';
const POOL = 'Compare the user pool’s client with amplify/auth; see docs/operating.md.';

/** Signing up, in and out, with accounts of the checks' own. */
export function accounts({ people }: Deployment): Group {
  return {
    title: 'accounts',
    checks: [
      ...(['member', 'other'] as const).map((name) => ({
        name: `sign up, confirm with the code, sign in (${name})`,
        expected: 'signed in',
        todo: MAILS,
        look: async () => {
          await people.create(name);
          return 'signed in';
        },
      })),
      {
        name: 'a token is renewed',
        expected: 'another token',
        todo: POOL,
        look: async () => {
          const { token } = people.find('member');
          return (await people.renew('member')).token === token
            ? 'the same token'
            : 'another token';
        },
      },
      {
        name: 'a password is reset by a code',
        expected: 'signed in',
        todo: MAILS,
        look: async () => {
          await people.reset('member');
          return 'signed in';
        },
      },
      {
        name: 'sign out everywhere ends the other device’s session',
        expected: 'revoked',
        todo: POOL,
        look: async () => {
          await people.signOutEverywhere('member');
          try {
            await people.renew('member');
            return 'renewed';
          } catch {
            return 'revoked';
          } finally {
            const { email, password } = people.find('member');
            await people.enter('member', email, password);
          }
        },
      },
      {
        name: 'a weak password is refused',
        expected: 'refused',
        todo: 'Deploy the backend again: the password policy of amplify/backend.ts isn’t there.',
        look: async () => {
          try {
            await people.tryPassword('short');
            return 'accepted';
          } catch (error) {
            return error instanceof Error && error.name === 'InvalidPasswordException'
              ? 'refused'
              : String(error);
          }
        },
      },
    ],
  };
}
