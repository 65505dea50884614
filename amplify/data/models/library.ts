import { a } from '@aws-amplify/backend';
import { adminsWrite } from './curated';

/** A link to another site (spec §3). Amplify's plural is 'Libraries'. */
export const Library = a
  .model({
    id: a.id().required(),
    name: a.string().required(),
    difficulty: a.ref('Difficulty'),
    description: a.string(),
    weblink: a.string(),
    score: a.integer().validate((value) => value.gte(0, 'A score is not negative')),
    duration: a.integer().validate((value) => value.gte(0, 'A duration is not negative')),
    imagename: a.string(),
  })
  .authorization(adminsWrite);
