import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useToast } from '@/components/toast';
import { useLiveAccount } from '@/data/use-live-account';
import { clockText } from '@/domain/clock-text';
import { UNDO_MESSAGE_MS } from '@/domain/time-limits';
import { useSending } from '@/features/waiting/use-sending';
import { forget, isRemembered, remember } from '@/lib/account-cache';
// Imported so that signing out on any page clears the badge.
import '@/lib/app-badge';
import { clockOffset, onClockLearned } from '@/lib/clock';
import { report } from '@/lib/report';
import { whenIdle } from '@/lib/when-idle';
import { useAccount } from '@/session/session';

/** What runs on each page that shows a member's data, whatever the page. Draws nothing. */
export function Live() {
  useLiveAccount();
  useSending();
  useClockNotice();
  useEffect(registerServiceWorker, []);
  return null;
}

const SERVICE_WORKER_AFTER_MS = 10_000;

// The service worker lets the application open offline. Returns a function that cancels its registration.
function registerServiceWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  return whenIdle(() => {
    navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch((error: unknown) => report('Could not register the service worker.', error));
  }, SERVICE_WORKER_AFTER_MS);
}

const WRONG_CLOCK = 'wrong-clock';

/** Tells members once that their device's clock is wrong, and that Verdure corrects for it. */
function useClockNotice(): void {
  const { id } = useAccount();
  const toast = useToast();
  const offset = useSyncExternalStore(onClockLearned, clockOffset, () => 0);
  const isWrong = offset !== 0;
  const [wasWrong] = useState(isWrong);
  const tell = useEffectEvent(() => toast({ tone: 'info', message: clockText(offset) }));
  useEffect(() => {
    if (!isWrong) return forget(id, WRONG_CLOCK);
    if (isRemembered(id, WRONG_CLOCK)) return undefined;
    const notify = () => {
      remember(id, WRONG_CLOCK, true);
      tell();
    };
    // Waits until the message about the action that revealed the wrong clock is gone, since this one would replace it.
    const timer = setTimeout(notify, wasWrong ? 0 : UNDO_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [id, isWrong, wasWrong]);
}
