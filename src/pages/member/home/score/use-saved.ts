import { useEffect, useState } from 'react';
import { useUnits } from '@/components/use-units';
import type { Lately } from '@/domain/impact/lately';
import type { Home } from '@/data/home';
import { whenIdle } from '@/lib/when-idle';

const TIMEOUT_MS = 2_000;

/** What the account saved lately, as in 'Past 7 days: you saved about 4.2 lb CO₂e'. */
export interface Saved extends Pick<Lately, 'period'> {
  readonly amount: string;
}

type Rules = typeof import('@/domain/impact/lately');

/**
 * Returns what the account saved lately; null if that is nothing, undefined until it is known. The rules
 * load after the page, which doesn't wait for them.
 */
export function useSaved(
  { completions, past, profile }: Home,
  now: number,
): Saved | null | undefined {
  const [rules, setRules] = useState<Rules>();
  const units = useUnits();
  const isEmpty = completions.length === 0 && past.length === 0;
  useEffect(() => {
    if (isEmpty) return undefined;
    // Without the rules, the page says less; the next visit tries again.
    const load = () => void import('@/domain/impact/lately').then(setRules, () => undefined);
    // Not before the pictures, the page's largest paint.
    return whenIdle(load, TIMEOUT_MS);
  }, [isEmpty]);
  if (isEmpty) return null;
  if (!rules) return undefined;
  const level = profile.level ?? 0;
  const lately = rules.savedLately({ valid: completions, past, level }, now);
  if (!lately) return null;
  return { period: lately.period, amount: rules.savedText(lately.impact, units) };
}
