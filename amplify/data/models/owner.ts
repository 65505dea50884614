import type { a } from '@aws-amplify/backend';

type Allow = Parameters<Parameters<ReturnType<typeof a.model>['authorization']>[0]>[0];

/** A row is its owner's alone: the account whose `sub` stands in `field` (spec §6). */
export const ownedBy =
  <const Field extends string>(field: Field) =>
  (allow: Allow) => [allow.ownerDefinedIn(field).identityClaim('sub')];

/** The owner field is set at creation and never after, so that nobody hands a row to another account. */
export const setOnceBy =
  <const Field extends string>(field: Field) =>
  (allow: Omit<Allow, 'resource'>) => [
    allow.ownerDefinedIn(field).identityClaim('sub').to(['create', 'read', 'delete']),
  ];
