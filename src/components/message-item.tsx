import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { UNDO_MESSAGE_MS } from '@/domain/time-limits';
import { toneIcons } from './alert';
import { classNames } from './class-names';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { MessageText } from './message-text';
import type { Toast } from './toast';
import styles from './message.module.css';
import { SETTLE_MS, useSettled } from './use-settled';
import { useUndoStop } from './use-undo-stop';
import { VisuallyHidden } from './visually-hidden';

interface MessageItemProps {
  readonly toast: Toast;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

/** A message with its action. Its time stops while it is hovered or focused (WCAG 2.2.1). */
export function MessageItem({ toast, onAct, onClose }: MessageItemProps) {
  const { action, message, tone = 'success' } = toast;
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const isUndo = action?.label === 'Undo';
  const isSettled = useSettled();
  const item = useRef<HTMLDivElement>(null);
  const returnFocus = useUndoStop(item, action !== undefined);
  // The second click of a double-click must not reach the page.
  const timeLeft = isTaken ? SETTLE_MS : action ? UNDO_MESSAGE_MS : DURATION_MS;
  useTimeout(onClose, timeLeft, isTaken || !(isPointedAt || isFocused));
  return (
    <div
      ref={item}
      className={classNames(styles.toast, styles[tone])}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...useSwipe(onClose)}
    >
      <span className={styles.icon}>
        <Icon name={toneIcons[tone]} />
      </span>
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
            aria-disabled={!isSettled || isTaken || undefined}
            onClick={() => {
              if (isTaken || !isSettled) return;
              setTaken(true);
              returnFocus();
              onAct();
            }}
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

const UNDO_KEYS = /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘ Z' : 'Control Z';

const DURATION_MS = 6_000;

/** Calls `onEnd` after `duration` of running time; the time stops while it isn't. */
function useTimeout(onEnd: () => void, duration: number, isRunning: boolean): void {
  const end = useEffectEvent(onEnd);
  const passed = useRef({ duration, ms: 0 });
  useEffect(() => {
    if (!isRunning) return undefined;
    if (passed.current.duration !== duration) passed.current = { duration, ms: 0 };
    const { ms } = passed.current;
    const since = performance.now();
    const timer = setTimeout(() => end(), duration - ms);
    return () => {
      clearTimeout(timer);
      passed.current = { duration, ms: ms + performance.now() - since };
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
