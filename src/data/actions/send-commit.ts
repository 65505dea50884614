import { post } from '@/data/client';
import { CommitDocument } from '@/data/generated/commit';
import type { Commit } from '@/domain/actions/commit';
import { commitAnswer } from './commit-answer';
import type { Answer } from './outbox';

/** Sends a commit. Returns how it ended. Throws a BackendError. */
export async function sendCommit(commit: Commit): Promise<Answer> {
  return commitAnswer(await post(CommitDocument, commit));
}
