import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { usePageArrival } from './page-arrival';
import { pageTitle } from './page-title';
import styles from './page.module.css';

type PageProps = {
  /** Becomes '<title> · Verdure' in the tab. */
  title: string;
  /** The one h1 of the page; the title when not given. */
  heading?: ReactNode;
  lede?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide';
  /** Beside heading and lede where there is room, below them where there is not. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The frame of every page: names the tab, carries the one h1, and takes the focus after a navigation. */
export function Page({ title, heading, lede, width = 'normal', aside, children }: PageProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  usePageArrival(headingElement);
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <div className={classNames(styles.page, styles[width])}>
      <div className={classNames(styles.head, aside !== undefined && styles.beside)}>
        <div className={styles.words}>
          <h1 ref={headingElement} tabIndex={-1}>
            {heading ?? title}
          </h1>
          {lede !== undefined && <p className={styles.lede}>{lede}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
