import type { a } from '@aws-amplify/backend';

/** The builder of authorization rules. */
export type Allow = Parameters<Parameters<ReturnType<typeof a.model>['authorization']>[0]>[0];

/** Only the owner, the account whose `sub` is in `field`, can access a row (spec §6). */
export const ownedBy =
  <const Field extends string>(field: Field) =>
  (allow: Allow) => [allow.ownerDefinedIn(field).identityClaim('sub')];

/** The owner field can't be updated, so a row can't be reassigned to another account. */
export const setOnceBy =
  <const Field extends string>(field: Field) =>
  (allow: Omit<Allow, 'resource'>) => [
    allow.ownerDefinedIn(field).identityClaim('sub').to(['create', 'read', 'delete']),
  ];

/**
 * The owner reads the field, and nobody writes it directly. Without the permission to delete it, the owner couldn't
 * delete the row.
 */
export const readBy =
  <const Field extends string>(field: Field) =>
  (allow: Omit<Allow, 'resource'>) => [
    allow.ownerDefinedIn(field).identityClaim('sub').to(['read', 'delete']),
  ];
