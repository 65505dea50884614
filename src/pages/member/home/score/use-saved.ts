import { useEffect, useState } from 'react';
import { useUnits } from '@/components/use-units';
import type { SavingsTexts } from '@/domain/impact/headline';
import type { Home } from '@/data/home';
import { savedIn } from '@/domain/actions/member';
import { whenIdle } from '@/lib/when-idle';

const TIMEOUT_MS = 2_000;

type Rules = typeof import('@/domain/impact/home-savings');

/**
 * Returns what the account saved lately; null if that is nothing, undefined until it is known. The rules
 * load after the page, which doesn't wait for them.
 */
export function useSaved(home: Home, now: number): SavingsTexts | null | undefined {
  const [rules, setRules] = useState<Rules>();
  const units = useUnits();
  const { completions: rows, member } = home;
  const isEmpty = rows.length === 0 && member.record.saved.since === null;
  useEffect(() => {
    if (isEmpty) return undefined;
    // Without the rules, the page says less; the next visit tries again.
    const load = () => void import('@/domain/impact/home-savings').then(setRules, () => undefined);
    // Not before the pictures, the page's largest paint.
    return whenIdle(load, TIMEOUT_MS);
  }, [isEmpty]);
  if (isEmpty) return null;
  if (!rules) return undefined;
  return rules.savedLately({ rows, saved: savedIn(member), units }, now) ?? null;
}
