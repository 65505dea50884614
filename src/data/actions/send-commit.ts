import type { Commit } from '@/domain/actions/commit';
import { malformedResponse, validationError } from '@/lib/errors';
import { dataOrThrow, post } from '@/data/client';
import * as v from 'valibot';
import { CommitDocument } from '@/data/generated/commit';
import type { Answer } from './outbox';

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

/** The errors that refuse what a commit says, whatever is stored: of limits, and of rows that are another account's. */
const REFUSING = new Set(['OverLimit', 'Unauthorized']);

/** Sends a commit. Returns how it ended. Throws a BackendError. */
export async function sendCommit(commit: Commit): Promise<Answer> {
  const answer = await post(CommitDocument, commit);
  const [error] = answer.errors;
  const type = error?.errorType ?? '';
  if (type === 'NoProfile') return { outcome: 'noProfile' };
  if (REFUSING.has(type)) throw validationError(error);
  // What AWS answers where the transaction as a whole met another one.
  if (/TransactionConflict|TransactionInProgress/.test(type)) return { outcome: 'busy' };
  const read = v.safeParse(ResultSchema, dataOrThrow(answer));
  if (!read.success) throw malformedResponse(read.issues);
  const result = read.output.commitMember;
  switch (result.outcome) {
    case 'conflict': {
      const { outcome, ...stored } = result;
      return { outcome, stored };
    }
    case 'gone':
      return { outcome: 'gone', taskIds: result.gone };
    default:
      return result;
  }
}
