/** The text that this tab stored under `key`; null if there is none or the browser forbids storage. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores text until the tab closes. Returns whether the browser allowed it. */
export function saveInTab(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes what this tab stored under `key`. */
export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
