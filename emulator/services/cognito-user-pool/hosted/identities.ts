import type { User } from '../state/user';

/** Returns a user's `identities` attribute as Cognito does. It is empty for password users. */
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
