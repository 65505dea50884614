import { useEffect } from 'react';
import { onAccountCacheCleared } from './account-cache';

/**
 * Shows a number on the installed app's icon; 0 clears it. The badge stays when the app is closed; signing out clears
 * it. Failures are ignored, since not every system has badges, and nothing depends on them.
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
