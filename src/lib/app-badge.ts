import { useEffect } from 'react';
import { onAccountCacheCleared } from './account-cache';

/**
 * Shows a number on the installed app's icon, if the browser can; 0 clears it. It stays when the app is closed, and
 * signing out clears it. Not every system allows it, and nothing depends on it, so failures are ignored.
 */
export function useAppBadge(count: number): void {
  useEffect(() => show(count), [count]);
}

function show(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}

onAccountCacheCleared(() => show(0));
