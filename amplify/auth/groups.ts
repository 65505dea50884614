/** The group whose members curate tasks, pictures and links (spec §6). */
export const adminGroup = 'Admin';
