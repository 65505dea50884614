import type { a } from '@aws-amplify/backend';
import { adminGroup } from '../../auth/groups';

type Allow = Parameters<Parameters<ReturnType<typeof a.model>['authorization']>[0]>[0];

/**
 * Everybody signed in reads, only admins write (D18). For the open table of spec §6, where any
 * signed-in account also writes, this line becomes `[allow.authenticated()]`.
 */
export const adminsWrite = (allow: Allow) => [
  allow.authenticated().to(['read']),
  allow.group(adminGroup),
];
