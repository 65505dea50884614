/** The group whose members manage tasks, pictures and links (spec §6). */
export const adminGroup = 'Admin';
