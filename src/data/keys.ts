import type { QueryFilters } from '@tanstack/react-query';
import type { Difficulty } from '@/domain/task';

const OFFERED_TASKS = 'catalog';
const PICTURE = 'picture';
const PICTURES = 'pictures';
const ADMIN_LIST = 'admin-list';

/**
 * The query keys. Each starts with the account's ID, so one account's data is never shown to another.
 */
export const keys = {
  account: (accountId: string) => [accountId] as const,
  home: (accountId: string) => [accountId, 'home'] as const,
  profile: (accountId: string) => [accountId, 'profile'] as const,
  history: (accountId: string) => [accountId, 'history'] as const,
  estimatedTasks: (accountId: string) => [accountId, 'estimatedTasks'] as const,
  allOfferedTasks: (accountId: string) => [accountId, OFFERED_TASKS] as const,
  offeredTasks: (accountId: string, difficulty: Difficulty) =>
    [accountId, OFFERED_TASKS, difficulty] as const,
  tasks: (accountId: string, ids: readonly string[]) =>
    [accountId, OFFERED_TASKS, 'by-id', ...ids] as const,
  library: (accountId: string) => [accountId, 'library'] as const,
  picture: (accountId: string, path: string | undefined) => [accountId, PICTURE, path] as const,
  pictures: (accountId: string) => [accountId, PICTURES] as const,
  pictureUses: (accountId: string, path: string) => [accountId, 'picture-uses', path] as const,
  adminList: (accountId: string, model: string) => [accountId, ADMIN_LIST, model] as const,
  rowCount: (accountId: string, of: string, taskId: string) =>
    [accountId, 'row-count', of, taskId] as const,
};

/** Returns a filter for the queries whose data a member's actions can change. */
export function changedByMember(accountId: string): QueryFilters {
  return allBut(accountId, [PICTURE, OFFERED_TASKS]);
}

/**
 * Returns a filter for the queries whose data an admin's changes affect, except the admin lists, which are updated
 * directly.
 */
export function changedByAdmin(accountId: string): QueryFilters {
  return allBut(accountId, [PICTURE, PICTURES, ADMIN_LIST]);
}

function allBut(accountId: string, subjects: readonly string[]): QueryFilters {
  return {
    queryKey: keys.account(accountId),
    predicate: ({ queryKey: [, subject] }) => !subjects.some((one) => one === subject),
  };
}
