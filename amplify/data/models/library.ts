import { a } from '@aws-amplify/backend';
import { LONGEST_LINK } from '../limits';
import { adminsWrite, sharedFields, text } from './catalogue';

/** A link to another site (spec §3). Amplify's plural is 'Libraries'. */
export const Library = a
  .model({
    ...sharedFields,
    difficulty: a.ref('Difficulty'),
    weblink: text('A link', LONGEST_LINK),
  })
  .authorization(adminsWrite);
