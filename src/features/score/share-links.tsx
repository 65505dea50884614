import { useId } from 'react';
import { product } from '@/brand';
import { Icon } from '@/components/icon';
import { useToast } from '@/components/toast';
import { useDisclosure } from '@/components/use-disclosure';
import { report } from '@/lib/report';
import styles from './share-links.module.css';

interface ShareLinksProps {
  readonly score: number;
  readonly level: number;
}

/** The ways to tell others (spec §1, D4): a microblog, a social site to come, and the device's own. */
export function ShareLinks({ score, level }: ShareLinksProps) {
  const text = shareText(score, level);
  const toast = useToast();
  const share = async () => {
    try {
      const { shareNatively } = await import('./share-natively');
      await shareNatively(text, score, level);
    } catch (error) {
      report('Sharing did not work:', error);
      toast({ tone: 'error', message: 'Sharing did not work. Please try again.' });
    }
  };
  return (
    <ul className={styles.links} aria-label="Share your progress">
      <li>
        <a
          className={styles.link}
          href={microblogUrl(text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="external" size={18} />
          Share on X
        </a>
      </li>
      <li>
        <SocialSite />
      </li>
      {'share' in navigator && (
        <li>
          <button type="button" className={styles.link} onClick={() => void share()}>
            <Icon name="share" size={18} />
            Share…
          </button>
        </li>
      )}
    </ul>
  );
}

/** Shown, but not working yet: its hint is reached by pointing, focus and tap (spec §1, D4). */
function SocialSite() {
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
        <Icon name="link" size={18} />
        Share on Facebook
      </button>
      <span id={hintId} role="tooltip" className={styles.hint} hidden={!open}>
        Enabled in a future version
      </span>
    </span>
  );
}

/** What a shared message says of a user: score and level, nothing else (D4). */
function shareText(score: number, level: number): string {
  return `My SusScore on ${product} is ${score} and I am at level ${level}. Small steps, every day.`;
}

/** The microblog's public compose page with the message filled in (D4). */
function microblogUrl(text: string): string {
  return `https://x.com/intent/post?${new URLSearchParams({ text }).toString()}`;
}
