import { useEffect } from 'react';

/** Props for a container: when the focused element inside disappears, its `takesFocus` control gets focus. */
export const focusHomeOfControl = { 'data-focus-home': 'container' } as const;

/**
 * Props for a container that gets focus when the focused element inside disappears, is hidden or is disabled (WCAG
 * 2.4.3).
 */
export const focusHome = { tabIndex: -1, ...focusHomeOfControl } as const;

/** Props for a message or control: if it disappears while focused, focus goes to a container or the page's heading. */
export const headingHome = { 'data-focus-home': 'heading' } as const;

/** Props for the control that takes focus for its container. */
export const takesFocus = { 'data-takes-focus': '' } as const;

interface Focus {
  readonly element: HTMLElement;
  /** The elements around the focused one, nearest first. */
  readonly homes: readonly HTMLElement[];
  /** Whether the element is disabled and gets focus back once it is enabled. */
  readonly isWaiting?: true;
}

let latest: Focus | undefined;

/**
 * Moves focus to the nearest home when the focused element disappears, is hidden or is disabled. Without a home, a
 * disabled element, such as a field of a form being sent, gets focus back once it is enabled.
 */
export function useFocusHomes(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('focusin', ({ target }) => remember(target), options);
    document.addEventListener(
      'click',
      ({ target }) => {
        // Safari doesn't focus a button when it is clicked. Enter in a field clicks the form's button, too.
        if (document.activeElement instanceof HTMLInputElement) return;
        remember(target instanceof Element && target.closest('button'));
      },
      options,
    );
    document.addEventListener(
      'focusout',
      ({ target }) => queueMicrotask(() => forget(target)),
      options,
    );
    const observer = new MutationObserver(() => {
      if (!latest || !isLost(latest.element)) return;
      if (latest.isWaiting || !isUsable(latest.element)) restoreFocus(latest);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, []);
}

/**
 * Remembers the focused element, or the one that just disappeared while focused. Returns a function that gives focus
 * back to it or its nearest remaining home, unless focus is elsewhere outside `dialog`.
 */
export function keepFocus(dialog: HTMLElement): () => void {
  const focus = latest;
  return () => {
    const { activeElement } = document;
    if (focus && (isLost(focus.element) || dialog.contains(activeElement))) restoreFocus(focus);
  };
}

function remember(target: EventTarget | null | false): void {
  if (!(target instanceof HTMLElement)) return;
  const homes: HTMLElement[] = [];
  for (let home = homeOf(target); home; home = homeOf(home.parentElement)) homes.push(home);
  latest = { element: target, homes };
}

function homeOf(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-focus-home]') ?? null;
}

// If focus moved away while the element was usable, there is nothing to restore.
function forget(target: EventTarget | null): void {
  if (latest?.element === target && isUsable(latest.element) && document.activeElement !== target)
    latest = undefined;
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && isVisible(element);
}

function isVisible(element: HTMLElement): boolean {
  // Safari before 17.4 can't tell.
  if (!('checkVisibility' in element)) return true;
  return element.checkVisibility({ visibilityProperty: true });
}

function isLost(element: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === element;
}

function isOpenContainer(home: HTMLElement): boolean {
  const isOpen = home.isConnected && home.closest('dialog:not([open])') === null;
  return isOpen && home.dataset['focusHome'] === 'container';
}

function restoreFocus(focus: Focus): void {
  const { element, homes } = focus;
  // Stays the latest, since it can disappear after its dialog.
  if (isUsable(element)) return element.focus({ preventScroll: true });
  const container = homes.find(isOpenContainer);
  const hadHeadingHome = homes.some(
    (home) => !home.isConnected && home.dataset['focusHome'] === 'heading',
  );
  const target = container ?? (hadHeadingHome ? document.querySelector('h1') : null);
  latest = !target && element.isConnected ? { ...focus, isWaiting: true } : undefined;
  const marked = [...(target?.querySelectorAll<HTMLElement>('[data-takes-focus]') ?? [])];
  const control = marked.find((other) => homeOf(other) === target) ?? marked[0];
  (control ?? target)?.focus({ preventScroll: true });
}
