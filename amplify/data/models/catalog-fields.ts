import { a } from '@aws-amplify/backend';
import { adminGroup } from '../../auth/groups';
import {
  MAX_DURATION,
  MAX_URL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PICTURE_PATH_LENGTH,
  MAX_SCORE,
  MAX_TEXT_LENGTH,
  PICTURE_FOLDER,
} from '../limits';
import type { Allow } from './owner';
import { VISIBLE } from './visible';

/**
 * Everyone signed in reads, but only admins write (D18). For the open table of spec §6, which any signed-in account can
 * also write, replace this line with `[allow.authenticated()]`.
 */
export const adminsWrite = (allow: Allow) => [
  allow.authenticated().to(['read']),
  allow.group(adminGroup),
];

/** Only admins can access the field. */
export const adminsOnly = (allow: Omit<Allow, 'resource'>) => [allow.group(adminGroup)];

/** A text that must fit its card; `label` begins the error message. */
export const text = (label: string, maxLength = MAX_TEXT_LENGTH) =>
  a
    .string()
    .validate((value) =>
      value.maxLength(maxLength, `${label} can have at most ${maxLength} characters`),
    );

/** The address of a primary source. */
export const source = () =>
  a
    .string()
    .validate((value) =>
      value
        .startsWith('https://', 'A source must be an https address')
        .maxLength(MAX_URL_LENGTH, `A source can have at most ${MAX_URL_LENGTH} characters`),
    );

/** A whole number of points or days. */
export const wholeNumber = (label: string, max: number) =>
  a
    .integer()
    .validate((value) =>
      value.gte(0, `${label} must not be negative`).lte(max, `${label} can be at most ${max}`),
    );

/** The fields that tasks and links have in common (spec §3); `duration` is in days. */
export const sharedFields = {
  id: a.id().required(),
  name: a
    .string()
    .required()
    .validate((value) =>
      value
        .maxLength(MAX_NAME_LENGTH, `A name can have at most ${MAX_NAME_LENGTH} characters`)
        .matches(VISIBLE, 'A name must not be blank'),
    ),
  description: text('A description'),
  score: wholeNumber('A score', MAX_SCORE),
  duration: wholeNumber('A duration', MAX_DURATION),
  imagename: a
    .string()
    .validate((value) =>
      value
        .matches(
          String.raw`^(${PICTURE_FOLDER}[\\s\\S]*)?$`,
          `A picture must be under ${PICTURE_FOLDER}`,
        )
        .maxLength(
          MAX_PICTURE_PATH_LENGTH,
          `A picture’s path can have at most ${MAX_PICTURE_PATH_LENGTH} characters`,
        ),
    ),
  category: a.ref('Category'),
  /** Rows from before states existed have none, and are live. */
  state: a.ref('CatalogState'),
};
