import { useId } from 'react';
import { product } from '@/brand';
import { Icon } from '@/components/icon';
import { useToast } from '@/components/toast';
import type { SavingsTexts } from '@/domain/impact/headline';
import { VisuallyHidden } from '@/components/visually-hidden';
import { useDisclosure } from '@/components/use-disclosure';
import { report } from '@/lib/report';
import styles from './share-links.module.css';

interface ShareLinksProps {
  readonly score: number;
  readonly level: number;
  /** What was saved, and in which period; undefined if nothing is known. */
  readonly saved: SavingsTexts | undefined;
}

/** Links to share score and level (spec §1, D4): X, Facebook (not enabled yet), and the device's share sheet. */
export function ShareLinks({ score, level, saved }: ShareLinksProps) {
  const text = shareText(score, level, saved);
  const toast = useToast();
  const share = async () => {
    try {
      const { shareNatively } = await import('./share-natively');
      await shareNatively(text, { score, level, saved });
    } catch (error) {
      report('Couldn’t share:', error);
      toast({ tone: 'error', message: 'Couldn’t share your progress. Please try again.' });
    }
  };
  return (
    <ul className={styles.links} aria-label="Share your progress">
      <li>
        <a
          className={styles.link}
          href={composeUrl(text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="x" size={18} />
          <VisuallyHidden onNarrowScreens>Share on X</VisuallyHidden>
        </a>
      </li>
      <li>
        <FacebookButton />
      </li>
      {'share' in navigator && (
        <li>
          <button type="button" className={styles.link} onClick={() => void share()}>
            <Icon name="share" size={18} />
            <VisuallyHidden onNarrowScreens>Share…</VisuallyHidden>
          </button>
        </li>
      )}
    </ul>
  );
}

/** Shown but not enabled yet; pointing, focus or a tap shows a hint that says so (spec §1, D4). */
function FacebookButton() {
  const { open, show, area, trigger } = useDisclosure<HTMLSpanElement>();
  const hintId = useId();
  return (
    <span className={styles.social} {...area}>
      <button
        type="button"
        className={styles.link}
        aria-disabled="true"
        aria-describedby={hintId}
        {...trigger}
        onClick={show}
      >
        <Icon name="facebook" size={18} />
        <VisuallyHidden onNarrowScreens>Share on Facebook</VisuallyHidden>
      </button>
      <span id={hintId} role="tooltip" className={styles.hint} hidden={!open}>
        Enabled in a future version
      </span>
    </span>
  );
}

/** The shared message: score, level and what was saved in a period, nothing else about the user (D4). */
function shareText(score: number, level: number, saved: SavingsTexts | undefined): string {
  const standing = `My SusScore on ${product} is ${score} and I’m at level ${level}.`;
  const [amount] = saved?.texts ?? [];
  const savings = amount === undefined ? '' : `${saved?.period}: saved about ${amount}. `;
  return `${standing} ${savings}Small steps, every day.`;
}

/** X's public compose page with the message filled in (D4). */
function composeUrl(text: string): string {
  return `https://x.com/intent/post?${new URLSearchParams({ text }).toString()}`;
}
