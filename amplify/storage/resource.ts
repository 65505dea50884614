import { defineStorage } from '@aws-amplify/backend';
import { adminGroup } from '../auth/groups';

/** The pictures of tasks and links: everybody signed in gets and lists, admins also write and delete (spec §6). */
export const storage = defineStorage({
  name: 'taskPictures',
  access: (allow) => ({
    'task-pictures/*': [
      allow.authenticated.to(['read']),
      allow.groups([adminGroup]).to(['read', 'write', 'delete']),
    ],
  }),
});
