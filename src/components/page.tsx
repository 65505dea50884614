import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from './class-names';
import { useFocusHomes } from './focus-home';
import { Stack } from './layout';
import { pageTitle } from './page-title';
import styles from './page.module.css';
import { Text } from './text';
import { isAnchorReached } from './use-anchor';

type PageProps = {
  /** Becomes '<title> · Verdure' in the tab. */
  title: string;
  /** The page's only h1; the title by default. */
  heading?: ReactNode;
  lede?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide';
  /** Whether the heading is small, with little space around it, so the content begins high on the screen. */
  isCompact?: boolean;
  /** Directly under the heading. */
  action?: ReactNode;
  /** Beside the heading and the lede on wide screens, below them on narrow ones. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** The frame of every page: sets the tab title, holds the only h1, and takes focus after a navigation. */
export function Page({
  title,
  heading,
  lede,
  width = 'normal',
  isCompact,
  action,
  aside,
  children,
}: PageProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  useFocusAfterNavigation(headingElement);
  useFocusHomes();
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <Stack
      gap={6}
      className={classNames(styles.page, styles[width], isCompact === true && styles.compact)}
    >
      <div className={aside === undefined ? undefined : styles.beside}>
        <Stack gap={3} alignContent="center">
          <h1 ref={headingElement} tabIndex={-1}>
            {heading ?? title}
          </h1>
          {action}
          {lede !== undefined && (
            <Text size="l" tone="soft" className={styles.lede}>
              {lede}
            </Text>
          )}
        </Stack>
        {aside}
      </div>
      {children}
    </Stack>
  );
}

let focusedPath: string | undefined = globalThis.location?.pathname;

/**
 * Moves focus to the heading after a navigation (WCAG 2.4.3), but not on the first load, which starts at the top of the
 * document, nor when only the query changes, nor away from a link's anchor. ScrollRestoration sets the position.
 */
export function useFocusAfterNavigation(heading: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(() => {
    if (focusedPath === location.pathname) return;
    focusedPath = location.pathname;
    if (isAnchorReached(location)) return;
    heading.current?.focus({ preventScroll: true });
  }, [heading, location]);
}
