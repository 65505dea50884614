import { type ReactNode, type RefObject, useEffect } from 'react';
import styles from './save-notice.module.css';

interface SaveNoticeProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The title of its message; undefined while there is none. */
  readonly title: string | undefined;
  /** When a save was last refused (milliseconds since the epoch); 0 if none was. */
  readonly refusedAt: number;
  readonly children: ReactNode;
}

/** Moves the focus to a notice, with its start in view even while the page still scrolls elsewhere. */
export function focusNotice({ current }: RefObject<HTMLDivElement | null>): void {
  current?.focus({ preventScroll: true });
  // A scroll to where the page already is does nothing, so only two of them surely end one that is under way.
  current?.scrollIntoView({ block: 'end', behavior: 'instant' });
  current?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Why a save was refused. It takes focus at each refusal, which brings it into view and reads it out. */
export function SaveNotice({ ref, title, refusedAt, children }: SaveNoticeProps) {
  useEffect(() => {
    if (refusedAt > 0) focusNotice(ref);
  }, [ref, refusedAt]);
  return (
    <div
      ref={ref}
      className={styles.notice}
      tabIndex={-1}
      {...(title !== undefined && { role: 'group', 'aria-label': title })}
    >
      {children}
    </div>
  );
}
