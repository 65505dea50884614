import { type Group, NotChecked } from '../check';
import type { Deployment } from '../deployment';
import { addToAdmins } from '../operator';
import { type Credentials, SessionOver } from '../people';

const MAILS =
  'Look at the user pool’s messages, and at SES: is the sender verified and out of the sandbox?';
const POOL = 'Compare the user pool’s client with amplify/auth; see docs/operating.md.';

/** Signing up, in and out, with accounts of the checks' own; `operator` makes one of them an admin. */
export function accounts(
  { backend, people }: Deployment,
  operator: Credentials | undefined,
): Group {
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
        name: 'an admin joins the group and signs in',
        expected: 'signed in',
        todo: 'Does the Admin group exist? See docs/deploying.md#the-first-admin.',
        look: async () => {
          if (!operator) return new NotChecked('no AWS credentials');
          const { email, password } = await people.create('admin');
          await addToAdmins(backend, operator, email);
          await people.enter('admin', email, password);
          return 'signed in';
        },
      },
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
          } catch (error) {
            if (error instanceof SessionOver) return 'revoked';
            throw error;
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
