import { defineStorage } from '@aws-amplify/backend';
import { adminGroup } from '../auth/groups';
import { isDisposable } from '../branches/deployment';
import { PICTURE_FOLDER } from '../data/limits';

const everyPicture = `${PICTURE_FOLDER}*` as const;

/** Pictures of tasks and links. Signed-in users can get and list them; admins also write and delete (spec §6). */
export const storage = defineStorage({
  name: 'taskPictures',
  keepOnDelete: !isDisposable(),
  access: (allow) => ({
    [everyPicture]: [
      allow.authenticated.to(['read']),
      allow.groups([adminGroup]).to(['read', 'write', 'delete']),
    ],
  }),
});
