import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { UNDO_MESSAGE_MS } from '@/domain/time-limits';
import { toneIcons } from './alert';
import { classNames } from './class-names';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { isPressAssisted } from './stray-presses';
import type { Toast } from './toast';
import { MessageText } from './message-text';
import styles from './message.module.css';
import tones from './tones.module.css';
import { VisuallyHidden } from './visually-hidden';

interface MessageItemProps {
  readonly toast: Toast;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/**
 * A message with its action. Its timer pauses while it is hovered, focused (WCAG 2.2.1) or out of sight. An action
 * offered to assistive technology, which can take long to reach it, stays.
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
    if (hasAction && isFocusTarget(activeElement)) origin.current = activeElement;
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
    if (isFocusTarget(relatedTarget) && !currentTarget.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
  };
}

function isFocusTarget(element: unknown): element is HTMLElement {
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

/** Whether the page is visible: not in another tab, nor behind another app or a locked screen. */
function useIsVisible(): boolean {
  return useSyncExternalStore(onVisibilityChange, isVisible, () => true);
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** How far a finger must move to swipe a message away, in CSS pixels. */
const SWIPE_DISTANCE = 56;

/** Props that let a swipe sideways or down remove an element, which follows the finger. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const offsetOf = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = start.current ?? { x: clientX, y: clientY };
    return { x: clientX - x, y: Math.max(0, clientY - y) };
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = offsetOf(event);
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
      const { x, y } = offsetOf(event);
      event.currentTarget.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current && end(event)) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void end(event),
  };
}
