import { a } from '@aws-amplify/backend';
import { MAX_AWAY_LENGTH, MAX_LEVEL, MAX_SCREEN_NAME_LENGTH, ZIP_DIGITS } from '../limits';
import { text, wholeNumber } from './catalog-fields';
import { ownedBy, readBy, setOnceBy } from './owner';
import { VISIBLE } from './visible';

/**
 * A user's profile, with the level and score as of the last completion (spec §3, D15). Other clients may create it with
 * empty texts, which count as unset (spec §4).
 */
export const UserProfile = a
  .model({
    id: a.id().required(),
    email: a.email(),
    profileOwner: a.string().authorization(setOnceBy('profileOwner')),
    screenname: a
      .string()
      .validate((value) =>
        value
          .maxLength(
            MAX_SCREEN_NAME_LENGTH,
            `A screen name can have at most ${MAX_SCREEN_NAME_LENGTH} characters`,
          )
          .matches(`^$|${VISIBLE}`, 'A screen name must not be blank'),
      ),
    state: a
      .string()
      .validate((value) => value.matches('^([A-Z]{2})?$', 'A state is two capital letters')),
    zip: a
      .integer()
      .validate((value) =>
        value
          .gte(0, 'A ZIP code must not be negative')
          .lte(10 ** ZIP_DIGITS - 1, `A ZIP code can have at most ${ZIP_DIGITS} digits`),
      ),
    susscore: a.integer().validate((value) => value.gte(0, 'A score must not be negative')),
    level: wholeNumber('A level', MAX_LEVEL),
    lastlogin: a.datetime(),
    /** The categories that daily tasks prefer (D30). */
    interests: a.ref('Category').array(),
    /** The units of amounts; if empty, those usual in the browser's region (D69). */
    units: a.ref('Units'),
    /** When the member was or is away: first days and days of return (D110). */
    away: text('A list of times away', MAX_AWAY_LENGTH),
    /** The number of commits, and everything that planning needs, as JSON; only `commitMember` writes these. */
    revision: a.integer().authorization(readBy('profileOwner')),
    memberRecord: a.string().authorization(readBy('profileOwner')),
    completedTasks: a.hasMany('CompletedTask', 'profileId'),
    selectedTasks: a.hasMany('UserTaskSelection', 'userId'),
  })
  .authorization(ownedBy('profileOwner'));
