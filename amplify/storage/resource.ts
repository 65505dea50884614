import { defineStorage } from '@aws-amplify/backend';
import { adminGroup } from '../auth/groups';
import { PICTURE_FOLDER } from '../data/limits';

const everyPicture = `${PICTURE_FOLDER}*` as const;

/** The pictures of tasks and links: everybody signed in gets and lists, admins also write and delete (spec §6). */
export const storage = defineStorage({
  name: 'taskPictures',
  access: (allow) => ({
    [everyPicture]: [
      allow.authenticated.to(['read']),
      allow.groups([adminGroup]).to(['read', 'write', 'delete']),
    ],
  }),
});
