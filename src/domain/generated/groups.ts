// A copy of amplify/auth/groups.ts: edit that file, then run npm run generate.
/** The group whose members manage tasks, pictures and links (spec §6). */
export const adminGroup = 'Admin';
