const KEY = 'verdure.admin';

/** Notes that this tab has shown an account the admin pages, so that their end can be explained. */
export function markAdmin(accountId: string): void {
  try {
    sessionStorage.setItem(KEY, accountId);
  } catch {
    // Without storage the end goes unexplained; the pages close all the same.
  }
}

/** Whether this tab has shown this account the admin pages; asked of, it is forgotten. */
export function takeAdminMark(accountId: string): boolean {
  try {
    const isMarked = sessionStorage.getItem(KEY) === accountId;
    sessionStorage.removeItem(KEY);
    return isMarked;
  } catch {
    return false;
  }
}
