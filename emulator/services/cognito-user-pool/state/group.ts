import * as v from 'valibot';

const timestamp = v.pipe(v.string(), v.isoTimestamp());

const groupSchema = v.object({
  name: v.string(),
  description: v.exactOptional(v.string()),
  /** The lowest value comes first in tokens; without one, a group comes last. */
  precedence: v.exactOptional(v.number()),
  roleArn: v.exactOptional(v.string()),
  created: timestamp,
  modified: timestamp,
  /** What the definition said about the group when it was last applied, as JSON. Absent for one made at run time. */
  defined: v.exactOptional(v.string()),
  /** A group of the definition that was deleted at run time, or that the definition no longer has. */
  deleted: v.exactOptional(v.literal(true)),
});

/** A group as stored. */
export type Group = v.InferOutput<typeof groupSchema>;

/** Parses a stored group. Throws if it is invalid. */
export const parseGroup = (value: unknown): Group => v.parse(groupSchema, value);
