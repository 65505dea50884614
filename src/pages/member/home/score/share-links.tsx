import { type RefObject, useId, useRef } from 'react';
import { product } from '@/brand';
import { Icon } from '@/components/icon';
import { Row } from '@/components/layout';
import { useToast } from '@/components/toast';
import { useDisclosure } from '@/components/use-disclosure';
import { VisuallyHidden } from '@/components/visually-hidden';
import { numberText } from '@/domain/number-text';
import type { SavingsTexts } from '@/domain/impact/headline';
import { report } from '@/lib/report';
import { shareCard } from './share-card';
import styles from './share-links.module.css';

interface ShareLinksProps {
  readonly score: number;
  readonly level: number;
  /** The savings and their period; undefined if unknown. */
  readonly saved: SavingsTexts | undefined;
  readonly plant: RefObject<SVGSVGElement | null>;
}

/** Links for sharing the score and level (spec §1, D4): X, Facebook (not enabled yet), and the device's share sheet. */
export function ShareLinks({ score, level, saved, plant }: ShareLinksProps) {
  const text = shareText(score, level, saved);
  const toast = useToast();
  const drawn = useRef<{ readonly text: string; readonly picture: Promise<File | undefined> }>(
    undefined,
  );
  // Starts on hover or focus, so that the picture is ready when the button is pressed; once per text.
  const draw = () => {
    if (drawn.current?.text !== text) {
      const picture = shareCard({ score, level, saved, plant: plant.current }).catch(
        (error: unknown) => {
          report('Couldn’t create the share picture:', error);
          return undefined;
        },
      );
      drawn.current = { text, picture };
    }
    return drawn.current.picture;
  };
  const press = async () => {
    try {
      if ((await shareNatively(text, draw())) === 'shared') return;
      toast({ message: 'Couldn’t open sharing, so the text was copied. Paste it anywhere.' });
    } catch (error) {
      report('Couldn’t share:', error);
      toast({ tone: 'error', message: 'Couldn’t share your progress. Please try again.' });
    }
  };
  return (
    <Row as="ul" gap={2} className={styles.links} aria-label="Share your progress">
      <li>
        <a
          className={styles.link}
          // X's apps would show '+' in place of a space.
          href={`https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(location.origin)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="x" size={18} />
          <VisuallyHidden onNarrowScreens>Share on X</VisuallyHidden>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      </li>
      <li>
        <FacebookButton />
      </li>
      {'share' in navigator && (
        <li>
          <button
            type="button"
            className={styles.link}
            onPointerEnter={draw}
            onPointerDown={draw}
            onFocus={draw}
            onClick={() => void press()}
          >
            <Icon name="share" size={18} />
            <VisuallyHidden onNarrowScreens>Share…</VisuallyHidden>
          </button>
        </li>
      )}
    </Row>
  );
}

/** Shown but not enabled yet. Hover, focus or a tap shows a hint that says so (spec §1, D4). */
function FacebookButton() {
  const { open, show, area, trigger } = useDisclosure<HTMLSpanElement>();
  const hintId = useId();
  return (
    <span style={{ position: 'relative', display: 'inline-block' }} {...area}>
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

/** The shared message: score, level and the savings of a period, nothing else about the user (D4). */
function shareText(score: number, level: number, saved: SavingsTexts | undefined): string {
  const standing = `My SusScore on ${product} is ${numberText(score)} and I’m at level ${numberText(level)}.`;
  const [amount] = saved?.texts ?? [];
  const savings = amount === undefined ? '' : `${saved?.period}: saved about ${amount}. `;
  return `${standing} ${savings}Small steps, every day.`;
}

/** Browsers open the share sheet only shortly after a press: WebKit within two seconds, others within five. */
const PICTURE_TIMEOUT_MS = 1500;

/**
 * Opens the device's share sheet (D4) with the picture, or with text only if the picture can't be shared or isn't ready
 * in time. If the sheet isn't allowed, copies the text and returns 'copied'.
 */
async function shareNatively(
  text: string,
  drawing: Promise<File | undefined>,
): Promise<'shared' | 'copied'> {
  const message: ShareData = { title: product, text, url: location.origin };
  const withAddress = `${text} ${location.origin}`;
  const picture = await withTimeout(drawing);
  // With a separate address, some apps would share only that, without the picture.
  const illustrated = picture && { title: product, text: withAddress, files: [picture] };
  try {
    await navigator.share(illustrated && navigator.canShare(illustrated) ? illustrated : message);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'NotAllowedError') {
      await navigator.clipboard.writeText(withAddress);
      return 'copied';
    }
    if (!IGNORED_ERRORS.has(error.name)) throw error;
  }
  return 'shared';
}

// The sheet was closed without sharing, or is already open.
const IGNORED_ERRORS = new Set(['AbortError', 'InvalidStateError']);

function withTimeout(drawing: Promise<File | undefined>): Promise<File | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PICTURE_TIMEOUT_MS);
  });
  return Promise.race([drawing, timeout]);
}
