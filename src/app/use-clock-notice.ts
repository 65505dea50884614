import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useToast } from '@/components/toast';
import { clockText } from '@/domain/clock-text';
import { forget, isRemembered, remember } from '@/lib/account-cache';
import { clockOffset, now, onClockLearned } from '@/lib/clock';
import { useAccount } from '@/session/session';

const SUBJECT = 'wrong-clock';

/** Tells a person once that the clock of their device is wrong, and that it is corrected. */
export function useClockNotice(): void {
  const { id } = useAccount();
  const toast = useToast();
  const offset = useSyncExternalStore(onClockLearned, clockOffset, () => 0);
  const isWrong = offset !== 0;
  const tell = useEffectEvent(() => toast({ tone: 'info', message: clockText(offset) }));
  useEffect(() => {
    if (!isWrong) return forget(id, SUBJECT);
    if (isRemembered(id, SUBJECT)) return;
    remember(id, SUBJECT, true, now());
    tell();
  }, [id, isWrong]);
}
