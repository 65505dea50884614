import { useDeferredValue } from 'react';
import { useUnits } from '@/components/use-units';
import type { SavingsTexts } from '@/domain/impact/headline';
import { savedLately } from '@/domain/impact/home-savings';
import type { Home } from '@/data/home';
import { savedIn } from '@/domain/actions/shown';

/**
 * Returns what the account saved lately; null if that is nothing, undefined until the page's first content, which doesn't
 * wait for it, is there.
 */
export function useSaved(home: Home, now: number): SavingsTexts | null | undefined {
  const units = useUnits();
  const isReady = useDeferredValue(true, false);
  const { completions: rows, member } = home;
  if (rows.length === 0 && member.record.saved.since === null) return null;
  if (!isReady) return undefined;
  return savedLately({ rows, saved: savedIn(member), units }, now) ?? null;
}
