import {
  createElement,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { UNDO_MESSAGE_MS } from '@/domain/time-limits';
import { toneIcons } from './alert';
import { classNames } from './class-names';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { isPressAssisted } from './stray-presses';
import type { Toast } from './toast';
import styles from './message.module.css';
import tones from './tones.module.css';
import { useIsVisible } from './use-is-visible';
import { VisuallyHidden } from './visually-hidden';
import { charactersOf, shortened } from '@/domain/characters';

interface MessageItemProps {
  readonly toast: Toast;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/**
 * A message with its action. Its time stops while it is hovered, focused (WCAG 2.2.1) or out of sight. An action offered
 * to someone who uses assistive technology, which can take long to get there, stays.
 */
export function MessageItem({ toast, onAct, onClose }: MessageItemProps) {
  const { action, message, tone = 'success' } = toast;
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isUndo = action?.label === 'Undo';
  const item = useRef<HTMLDivElement>(null);
  const noteOrigin = useNextStop(item, action !== undefined);
  const [isKept] = useState(() => action !== undefined && isPressAssisted());
  const isRunning = useIsVisible() && !isPointedAt && !isFocused && !isKept;
  useTimeout(onClose, action ? UNDO_MESSAGE_MS : DURATION_MS, isRunning);
  return (
    <div
      ref={item}
      className={classNames(styles.toast, tones[tone])}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={(event) => {
        noteOrigin(event);
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      {...useSwipe(onClose)}
    >
      <Icon name={toneIcons[tone]} />
      <MessageText text={message} />
      {action !== undefined && (
        <>
          {isUndo && (
            <span className={styles.keys}>
              <VisuallyHidden>{`Press ${UNDO_KEYS} to undo.`}</VisuallyHidden>
            </span>
          )}
          <button
            type="button"
            className={styles.action}
            aria-keyshortcuts={isUndo ? 'Control+Z Meta+Z' : undefined}
            onClick={onAct}
          >
            {action.label}
          </button>
        </>
      )}
      <IconButton onClick={onClose} aria-label="Dismiss message">
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

/**
 * Makes a message's action the next Tab stop after the element that was focused when it appeared (D46), since popovers
 * follow their source in tab order. If the message disappears while focused, that element gets focus back. Returns a
 * function that remembers that element.
 */
function useNextStop(message: RefObject<HTMLElement | null>, hasAction: boolean) {
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = message.current;
    const { activeElement } = document;
    if (hasAction && isPlace(activeElement)) origin.current = activeElement;
    // In older browsers the message is the last Tab stop.
    if (!element || !('showPopover' in element)) return;
    element.setAttribute('popover', 'manual');
    element.showPopover(origin.current ? { source: origin.current } : {});
  }, [message, hasAction]);
  // A layout effect ends before the message leaves the page.
  useLayoutEffect(() => {
    const element = message.current;
    return () => {
      if (element?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
    };
  }, [message]);
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isPlace(relatedTarget) && !currentTarget.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  };
}

function isPlace(element: unknown): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body;
}

const UNDO_KEYS = /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘ Z' : 'Control Z';

const DURATION_MS = 6_000;

/** Calls `onEnd` after `duration` milliseconds, not counting the time while `isRunning` is false. */
function useTimeout(onEnd: () => void, duration: number, isRunning: boolean): void {
  const end = useEffectEvent(onEnd);
  const passed = useRef(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => end(), duration - passed.current);
    return () => {
      clearTimeout(timer);
      passed.current += performance.now() - since;
    };
  }, [duration, isRunning]);
}

/** How far a finger must move to swipe a message away, in CSS pixels. */
const SWIPE_DISTANCE = 56;

/** Props of an element that a swipe sideways or down removes; it follows the finger. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const moved = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = start.current ?? { x: clientX, y: clientY };
    return { x: clientX - x, y: Math.max(0, clientY - y) };
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = moved(event);
    start.current = undefined;
    event.currentTarget.style.translate = '';
    return Math.abs(x) > SWIPE_DISTANCE || y > SWIPE_DISTANCE;
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === 'touch') start.current = { x, y };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { x, y } = moved(event);
      event.currentTarget.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current && end(event)) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void end(event),
  };
}

/**
 * A message's text. If it doesn't fit, quoted names are shortened with an ellipsis; screen readers get all of it (D46).
 */
function MessageText({ text }: { readonly text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => {
    const fit = () => {
      if (paragraph.current) setShown(fittingText(paragraph.current, text));
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [text]);
  return (
    <p ref={paragraph} className={styles.message}>
      {shown === text ? (
        <IsolatedNames text={text} />
      ) : (
        <>
          <span aria-hidden="true">
            <IsolatedNames text={shown} />
          </span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      )}
    </p>
  );
}

/**
 * Returns a text shortened to fit its paragraph: quoted names keep as many letters as fit, so that the words around
 * them stay. The paragraph cuts off the rest.
 */
function fittingText(paragraph: HTMLElement, text: string): string {
  const probe = paragraph.ownerDocument.createElement('p');
  probe.className = paragraph.className;
  probe.style.cssText = `position: absolute; visibility: hidden; inline-size: ${paragraph.clientWidth}px`;
  paragraph.after(probe);
  const fits = (candidate: string) => {
    probe.textContent = candidate;
    return probe.scrollHeight <= probe.clientHeight;
  };
  let most = charactersOf(text).length;
  if (!fits(text)) {
    let fewest = 1;
    while (fewest < most) {
      const middle = Math.ceil((fewest + most) / 2);
      if (fits(withShortNames(text, middle))) fewest = middle;
      else most = middle - 1;
    }
  }
  probe.remove();
  return withShortNames(text, most);
}

function withShortNames(text: string, letters: number): string {
  return splitNames(text)
    .map((part, at) => (isName(at) ? shortened(part, letters).replace(/\s+…$/, '…') : part))
    .join('');
}

/** Hebrew, Arabic and their neighbors. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Splits a text so that every third part is a quoted name. */
function splitNames(text: string): string[] {
  // A lookbehind would be a syntax error in older engines and stop the first script.
  return text.split(/(“)([^”]*)(?=”)/);
}

const isName = (at: number) => at % 3 === 2;

/** Isolates quoted names, which people typed, so that their direction doesn't affect the words around them. */
function IsolatedNames({ text }: { readonly text: string }) {
  const parts = RIGHT_TO_LEFT.test(text) ? splitNames(text) : [text];
  const elements = parts.map((part, at) => createElement(isName(at) ? 'bdi' : 'span', null, part));
  return createElement('span', null, ...elements);
}
