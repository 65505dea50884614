import type { a } from '@aws-amplify/backend';

type Allow = Parameters<Parameters<ReturnType<typeof a.model>['authorization']>[0]>[0];

/** Only the owner, the account whose `sub` is in `field`, can access a row (spec §6). */
export const ownedBy =
  <const Field extends string>(field: Field) =>
  (allow: Allow) => [allow.ownerDefinedIn(field).identityClaim('sub')];

/** The owner field cannot be updated, so a row cannot be reassigned to another account. */
export const setOnceBy =
  <const Field extends string>(field: Field) =>
  (allow: Omit<Allow, 'resource'>) => [
    allow.ownerDefinedIn(field).identityClaim('sub').to(['create', 'read', 'delete']),
  ];

/** The owner reads the field, and nobody writes it directly. Deleting the row deletes it too, so that is allowed. */
export const readBy =
  <const Field extends string>(field: Field) =>
  (allow: Omit<Allow, 'resource'>) => [
    allow.ownerDefinedIn(field).identityClaim('sub').to(['read', 'delete']),
  ];
