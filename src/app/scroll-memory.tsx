import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepPosition, keptPosition } from './scroll-positions';

const GIVE_UP_MS = 2_000;

let hasMoved = false;

/** A new page starts at its top, or at its anchor; going back returns to where one was, once the content is tall enough. */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const place = `${pathname} ${key}`;

  // Before the next effect, which scrolls: what it does belongs to the new page, not to the old one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    let top: number | undefined;
    const follow = () => void (top = window.scrollY);
    const keep = () => {
      if (top !== undefined) keepPosition(place, top);
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [place]);

  useLayoutEffect(() => {
    if (type === NavigationType.Pop) {
      // A plain link to an anchor, such as the skip link, is the browser's to follow.
      const isReturn = hash === '' && (hasMoved || !wasOpenedAfresh());
      return isReturn ? scrollWhenTall(keptPosition(place)) : undefined;
    }
    hasMoved = true;
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
    if (anchor === null) window.scrollTo({ top: 0, behavior: 'instant' });
    else anchor.scrollIntoView();
    return undefined;
  }, [place, hash, type]);

  return null;
}

// A reload and a way back through the browser's history are no fresh opening.
function wasOpenedAfresh(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
}

/** Scrolls as soon as the page reaches that far, unless it takes too long or the reader scrolls first. */
function scrollWhenTall(top: number): (() => void) | undefined {
  if (top === 0) return undefined;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    window.scrollTo({ top, behavior: 'instant' });
    stop();
  });
  const giveUp = setTimeout(stop, GIVE_UP_MS);
  stopping.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(giveUp);
  });
  for (const touch of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(touch, stop, { passive: true, signal: stopping.signal });
  }
  observer.observe(document.body);
  return stop;
}
