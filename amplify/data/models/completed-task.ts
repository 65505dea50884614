import { a } from '@aws-amplify/backend';
import { MAX_NOTE_LENGTH } from '../limits';
import { text } from './catalog-fields';
import { ownedBy, setOnceBy } from './owner';

/**
 * A completed task; it counts until `expirationDate` (spec §4). The relation to the profile has its
 * own key, because an owner rule on a relation's key breaks nested reads.
 */
export const CompletedTask = a
  .model({
    id: a.id().required(),
    taskId: a.id().required(),
    task: a.belongsTo('Tasks', 'taskId'),
    completedDate: a.datetime().required(),
    expirationDate: a.datetime().required(),
    /** The savings, fixed at completion: version of the figures, days, and amounts in thousandths (decision 033). */
    saved: a.integer().array(),
    /** The owner's note on it (D113), if any. */
    note: text('A note', MAX_NOTE_LENGTH),
    /** The revision of the commit that wrote the note. */
    noteRevision: a.integer(),
    nameofowner: a.string().required().authorization(setOnceBy('nameofowner')),
    profileId: a.id(),
    associateduser: a.belongsTo('UserProfile', 'profileId'),
  })
  .secondaryIndexes((index) => [index('nameofowner').sortKeys(['expirationDate'])])
  .authorization(ownedBy('nameofowner'));
