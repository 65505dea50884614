import * as v from 'valibot';
import type { GraphqlAnswer } from '@/data/graphql-answer';
import { BackendError, backendErrorFrom, isValueError } from '@/lib/errors';

const ResultSchema = v.object({
  commitMember: v.variant('outcome', [
    v.object({ outcome: v.literal('committed') }),
    v.object({
      outcome: v.literal('conflict'),
      revision: v.number(),
      level: v.nullable(v.number()),
      memberRecord: v.nullable(v.string()),
    }),
    v.object({ outcome: v.literal('gone'), gone: v.array(v.string()) }),
    v.object({ outcome: v.literal('busy') }),
  ]),
});

/** The API's answer to a commit; 'noProfile' if the profile is missing. */
export type Answer =
  v.InferOutput<typeof ResultSchema>['commitMember'] | { readonly outcome: 'noProfile' };

/** The errors that refuse a commit for its content alone: exceeded limits, and other accounts' rows. */
const REFUSING = new Set(['OverLimit', 'Unauthorized']);

/** Returns the data API's answer to a commit. Throws a BackendError if the API refuses it or fails. */
export function commitAnswer({ data, errors }: GraphqlAnswer): Answer {
  const error = errors.find((one) => !isValueError(one));
  const type = error?.errorType ?? '';
  if (type === 'NoProfile') return { outcome: 'noProfile' };
  if (REFUSING.has(type)) throw new BackendError('validation', error);
  // AWS reports this when another transaction interfered.
  if (/TransactionConflict|TransactionInProgress/.test(type)) return { outcome: 'busy' };
  if (error) throw backendErrorFrom(error);
  const read = v.safeParse(ResultSchema, data);
  if (!read.success) throw new BackendError('internal', read.issues);
  return read.output.commitMember;
}
