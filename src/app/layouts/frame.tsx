import { Suspense, type ReactNode } from 'react';
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
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {header}
      <main id="content" className={styles.content} tabIndex={-1}>
        {notice}
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </>
  );
}
