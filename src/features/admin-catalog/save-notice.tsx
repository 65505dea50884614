import { type ReactNode, type RefObject, useEffect } from 'react';
import { Stack } from '@/components/layout';
import styles from './save-notice.module.css';

interface SaveNoticeProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The title of its message; undefined if there is none. */
  readonly title: string | undefined;
  /** The error of the last save, a new one each time; null if it wasn't refused. */
  readonly refusal: Error | null;
  readonly children: ReactNode;
}

/** Moves focus to a notice, with its start in view even if the page is still scrolling elsewhere. */
export function focusNotice({ current }: RefObject<HTMLDivElement | null>): void {
  current?.focus({ preventScroll: true });
  // Scrolling to the current position does nothing, so stopping a smooth scroll takes two different ones.
  current?.scrollIntoView({ block: 'end', behavior: 'instant' });
  current?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Why a save was refused. It takes focus at each refusal, which brings it into view and reads it out. */
export function SaveNotice({ ref, title, refusal, children }: SaveNoticeProps) {
  useEffect(() => {
    if (refusal) focusNotice(ref);
  }, [ref, refusal]);
  return (
    <Stack
      ref={ref}
      gap={4}
      className={styles.notice}
      tabIndex={-1}
      {...(title !== undefined && { role: 'group', 'aria-label': title })}
    >
      {children}
    </Stack>
  );
}
