import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react';
import { toneIcons, type Tone } from './alert';
import { classNames } from './class-names';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import styles from './toast.module.css';
import { useArrival, usePointer } from './use-arrival';
import { VisuallyHidden } from './visually-hidden';

export type Toast = {
  message: string;
  action?: ToastAction;
  tone?: Tone;
};
type ToastAction = {
  label: string;
  onClick: () => void;
  /**
   * Calls `withdraw` once the action isn't possible anymore, which closes the message. Returns an unsubscribe
   * function.
   */
  watch?: (withdraw: () => void) => () => void;
};
type Queued = Toast & { id: number };
type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a short message above the page; with an action (undo) it stays longer. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === undefined) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

type ToastProviderProps = {
  /** How many messages fit the screen. */
  room?: number;
  children: ReactNode;
};

/**
 * Shows the newest messages, as many as there is room for, and always the one that is pointed at or
 * focused. The others come back later, each for its full time.
 */
export function ToastProvider({ room = 3, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Queued[]>([]);
  const [heldId, setHeldId] = useState<number>();
  const show = useCallback<ShowToast>((toast) => {
    setToasts((before) => [
      ...before.filter((one) => !isRepeated(one, toast)),
      { ...toast, id: (before.at(-1)?.id ?? 0) + 1 },
    ]);
  }, []);
  const stack = useRef<HTMLElement>(null);
  const origin = useRef<Element>(null);
  const pointer = usePointer();
  // A control that goes with its message would drop the focus.
  const returnFocus = () => {
    if (stack.current?.contains(document.activeElement) && origin.current instanceof HTMLElement)
      origin.current.focus({ preventScroll: true });
  };
  const dismiss = (id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
    setHeldId((held) => (held === id ? undefined : held));
  };
  const shown = idsToShow(toasts, heldId, room);
  const waiting = toasts.length - shown.length;
  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={stack}
        className={styles.stack}
        aria-label="Messages"
        aria-live="polite"
        aria-atomic="false"
      >
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            stack={stack}
            pointer={pointer}
            isShown={shown.includes(toast.id)}
            isHeld={toast.id === heldId}
            waiting={toast.id === shown[0] ? waiting : 0}
            onHold={(isHeld, from) => {
              setHeldId(isHeld ? toast.id : undefined);
              if (from !== undefined && !stack.current?.contains(from)) origin.current = from;
            }}
            onClose={returnFocus}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
      </section>
    </ToastContext>
  );
}

// The same text again replaces the earlier one, unless each has something of its own to undo.
function isRepeated(earlier: Toast, toast: Toast): boolean {
  return earlier.message === toast.message && !earlier.action;
}

/** Returns the IDs of the messages to show, oldest first. */
function idsToShow(toasts: readonly Queued[], heldId: number | undefined, room: number): number[] {
  const ids = toasts.map(({ id }) => id);
  const newestFirst = ids.toReversed();
  const others = newestFirst.filter((id) => id !== heldId);
  const held = newestFirst.filter((id) => id === heldId);
  const shown = new Set([...held, ...others].slice(0, room));
  return ids.filter((id) => shown.has(id));
}

type ToastItemProps = {
  toast: Toast;
  stack: RefObject<HTMLElement | null>;
  pointer: ReturnType<typeof usePointer>;
  isShown: boolean;
  isHeld: boolean;
  /** How many other messages wait behind this one. */
  waiting: number;
  /** `from` is what had the focus before, if the focus moved here. */
  onHold: (isHeld: boolean, from?: Element | null) => void;
  /** Called before a button of the message dismisses it. */
  onClose: () => void;
  onDismiss: () => void;
};

function ToastItem({ toast, isShown, isHeld, waiting, onHold, ...on }: ToastItemProps) {
  const { action, message, tone = 'success' } = toast;
  const item = useRef<HTMLDivElement>(null);
  const isBack = useIsBack(isShown);
  // A second click of a double click must not undo what has moved there.
  const isArriving = useArrival(item, on.stack, on.pointer);
  useAutoDismiss(on.onDismiss, action !== undefined, isShown && !isHeld);
  const close = () => {
    on.onClose();
    on.onDismiss();
  };
  useWatch(action, close);
  return (
    <div
      ref={item}
      className={classNames(styles.toast, styles[tone], waiting > 0 && styles.first)}
      hidden={!isShown}
      // It was read out when it came for the first time.
      aria-live={isBack ? 'off' : undefined}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={({ relatedTarget }) => onHold(true, relatedTarget)}
      onBlur={() => onHold(false)}
    >
      <Icon name={toneIcons[tone]} />
      <p className={styles.message}>{message}</p>
      {waiting > 0 && (
        <p className={styles.waiting}>
          {waiting} more
          <VisuallyHidden> {waiting === 1 ? 'message' : 'messages'}</VisuallyHidden>
        </p>
      )}
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          aria-disabled={isArriving || undefined}
          onClick={() => {
            if (isArriving) return;
            action.onClick();
            close();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton onClick={close} aria-label="Dismiss message">
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

// Whether a message was shown before, then hidden by a newer one.
function useIsBack(isShown: boolean): boolean {
  const [stage, setStage] = useState<'new' | 'shown' | 'back'>('new');
  if (stage === 'new' && isShown) setStage('shown');
  if (stage === 'shown' && !isShown) setStage('back');
  return stage === 'back';
}

// Closes a message whose action isn't possible anymore.
function useWatch(action: ToastAction | undefined, close: () => void): void {
  const withdraw = useEffectEvent(close);
  useEffect(() => action?.watch?.(() => withdraw()), [action]);
}

const DURATION_MS = 6_000;
const ACTION_DURATION_MS = 12_000;

// Closes a message after a while, but not while it is hovered, focused (WCAG 2.2.1) or hidden.
function useAutoDismiss(onDismiss: () => void, hasAction: boolean, isRunning: boolean): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => dismiss(), hasAction ? ACTION_DURATION_MS : DURATION_MS);
    return () => clearTimeout(timer);
  }, [hasAction, isRunning]);
}
