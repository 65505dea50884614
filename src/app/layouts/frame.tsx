import { type MouseEvent, Suspense, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/app/error-boundary';
import { PageSkeleton } from '@/app/page-skeleton';
import { Footer } from './footer';
import styles from './frame.module.css';

type FrameProps = {
  header: ReactNode;
  /** Shown above every page. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Header, page and footer. A page that crashes or is still loading leaves the other two in place. */
export function Frame({ header, notice, children }: FrameProps) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  // The browser's own jump would add an entry to the history, without the router's state.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <>
      <a className={styles.skip} href="#content" onClick={skip}>
        Skip to content
      </a>
      {header}
      <main ref={content} id="content" className={styles.content} tabIndex={-1}>
        {notice}
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}
