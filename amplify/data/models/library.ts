import { a } from '@aws-amplify/backend';
import { MAX_URL_LENGTH } from '../limits';
import { adminsWrite, sharedFields, text } from './catalog-fields';

/** A link to another site (spec §3). Amplify's plural is 'Libraries'. */
export const Library = a
  .model({
    ...sharedFields,
    difficulty: a.ref('Difficulty'),
    weblink: text('A link', MAX_URL_LENGTH),
  })
  .authorization(adminsWrite);
