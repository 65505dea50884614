import { type Lately, savedLately, savedText } from '@/domain/impact/lately';
import type { Home } from '@/data/home';

/** What the account saved lately, as in 'Past 7 days: you saved about 4.2 kg CO₂e'. */
interface Saved extends Pick<Lately, 'period'> {
  readonly amount: string;
}

/** Returns what the account saved lately, at `now` (milliseconds since the epoch); undefined if that is nothing. */
export function savedOf({ completions, past, profile }: Home, now: number): Saved | undefined {
  const level = profile.level ?? 0;
  const lately = savedLately({ valid: completions, past, level }, now);
  return lately && { period: lately.period, amount: savedText(lately.impact) };
}
