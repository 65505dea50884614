import { a } from '@aws-amplify/backend';
import { LONGEST_LINK } from '../limits';
import { adminsWrite, sharedFields, text } from './catalogue';

/** The library of links to other sites (spec §3). Its plural is 'Libraries'. */
export const Library = a
  .model({
    ...sharedFields,
    difficulty: a.ref('Difficulty'),
    weblink: text('A link', LONGEST_LINK),
  })
  .authorization(adminsWrite);
