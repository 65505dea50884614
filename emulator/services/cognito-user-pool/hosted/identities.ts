import type { User } from '../state/user';

/** The `identities` of a social account, as Cognito tells them; none for an account with a password. */
export function identitiesOf({ external, created }: Pick<User, 'external' | 'created'>) {
  if (!external) return [];
  return [
    {
      userId: external.userId,
      providerName: external.provider,
      providerType: external.providerType,
      issuer: null,
      primary: true,
      dateCreated: Date.parse(created),
    },
  ];
}
