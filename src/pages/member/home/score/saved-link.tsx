import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { useUnits } from '@/components/use-units';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Home } from '@/data/home';
import { savedIn } from '@/domain/actions/shown';
import type { SavingsTexts } from '@/domain/impact/headline';
import { savedLately } from '@/domain/impact/home-savings';
import { paths } from '@/paths';
import styles from './saved-link.module.css';

/** What the account saved lately, with the way to its impact. */
export function SavedLink({ saved }: { readonly saved: SavingsTexts | null }) {
  return (
    <Link className={styles.impact} to={paths.impact}>
      {/* A new key writes the line anew, so that none of its words moves. */}
      {saved ? <SavedText key={saved.texts[0]} {...saved} /> : 'Your impact so far'}
    </Link>
  );
}

function SavedText({ period, texts: [headline, ...others] }: SavingsTexts) {
  return (
    <>
      <span>{`${period}: you saved about ${headline}`}</span>
      <VisuallyHidden onNarrowScreens>{others.map((text) => ` · ${text}`).join('')}</VisuallyHidden>
    </>
  );
}

/**
 * Returns what the account saved lately; null if that is nothing, undefined until the page's first content, which doesn't
 * wait for it, is there.
 */
export function useSaved(home: Home, now: number): SavingsTexts | null | undefined {
  const units = useUnits();
  const isReady = useDeferredValue(true, false);
  const { completions, member } = home;
  if (completions.length === 0 && member.record.saved.since === null) return null;
  if (!isReady) return undefined;
  return savedLately(completions, savedIn(member), units, now) ?? null;
}
