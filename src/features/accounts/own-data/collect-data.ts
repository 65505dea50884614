import { fetchUserAttributes } from 'aws-amplify/auth';
import '@/session/amplify';
import { fetchOwnCompletions, fetchOwnProfile } from '@/data/own-data';

type Row = Readonly<Record<string, unknown>>;

/** Everything that the product stores of one account. */
export interface OwnData {
  /** When it was collected, an ISO instant. */
  readonly collectedAt: string;
  /** What the identity service stores: address, licence acknowledgement. */
  readonly account: Row;
  readonly profile: Row | null;
  readonly selectedTasks: readonly Row[];
  /** Every completion, those that no longer count included. */
  readonly completedTasks: readonly Row[];
}

/**
 * Reads all of an account's data, page by page. Throws a BackendError, or what the identity service
 * says.
 */
export async function collectData(id: string, now: Date): Promise<OwnData> {
  const [account, own, completedTasks] = await Promise.all([
    fetchUserAttributes(),
    fetchOwnProfile(id),
    fetchOwnCompletions(id),
  ]);
  return { collectedAt: now.toISOString(), account, ...own, completedTasks };
}
