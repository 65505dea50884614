import type { a } from '@aws-amplify/backend';
import { adminGroup } from '../../auth/groups';

type Allow = Parameters<Parameters<ReturnType<typeof a.model>['authorization']>[0]>[0];

/**
 * Signed-in users read; only admins write (D18). To let every signed-in user write, as spec §6
 * permits, return `[allow.authenticated()]`.
 */
export const adminsWrite = (allow: Allow) => [
  allow.authenticated().to(['read']),
  allow.group(adminGroup),
];
