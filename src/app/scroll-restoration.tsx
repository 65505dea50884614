import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { tabStorage } from '@/lib/storage';

const TIMEOUT_MS = 2_000;

let hasNavigated = false;

/**
 * Starts a new page at the top or its anchor. After going back, returns to the saved position once the content is tall
 * enough. A page that replaces its own URL, such as for a filter, stays where it is.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const entry = `${pathname} ${key}`;
  const shownPath = useRef(pathname);

  // Runs before the next effect, so that its scrolling is saved for the new page, not the old one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    let top: number | undefined;
    const onScroll = () => void (top = window.scrollY);
    const save = () => {
      if (top !== undefined) savePosition(entry, top);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [entry]);

  useLayoutEffect(() => {
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (type === NavigationType.Replace && isSamePage) return undefined;
    if (type === NavigationType.Pop) {
      // The browser follows plain links to anchors by itself.
      const isReturn = hash === '' && (hasNavigated || !isFreshVisit());
      return isReturn ? scrollWhenTall(savedPosition(entry)) : undefined;
    }
    hasNavigated = true;
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
    if (anchor === null) window.scrollTo({ top: 0, behavior: 'instant' });
    else anchor.scrollIntoView();
    return undefined;
  }, [entry, pathname, hash, type]);

  return null;
}

// A reload or a return from another site isn't a fresh visit.
function isFreshVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
}

/** Scrolls once the page is tall enough, unless that takes too long or the user scrolls first. */
function scrollWhenTall(top: number): (() => void) | undefined {
  if (top === 0) return undefined;
  const listeners = new AbortController();
  const stop = () => listeners.abort();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    window.scrollTo({ top, behavior: 'instant' });
    stop();
  });
  const timeout = setTimeout(stop, TIMEOUT_MS);
  listeners.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timeout);
  });
  for (const input of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(input, stop, { passive: true, signal: listeners.signal });
  }
  observer.observe(document.body);
  return stop;
}

const keyOf = (entry: string) => `verdure.scroll ${entry}`;

/** Returns the scroll position saved for an entry of this tab's history, in CSS pixels; 0 if unknown. */
export function savedPosition(entry: string): number {
  return Number(tabStorage.read(keyOf(entry)) ?? 0);
}

/** Saves the scroll position of a history entry until the tab closes. */
export function savePosition(entry: string, top: number): void {
  tabStorage.write(keyOf(entry), String(Math.round(top)));
}
