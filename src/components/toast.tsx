import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  type ReactNode,
  useEffect,
  type FocusEventHandler,
  type PointerEventHandler,
} from 'react';
import { toneIcons, type Tone } from './alert';
import { classNames } from './class-names';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import styles from './toast.module.css';

export type Toast = {
  message: string;
  action?: { label: string; onClick: () => void };
  tone?: Tone;
};
type Shown = Toast & { id: number };
type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a short message at the bottom of the page; with an action (undo) it stays longer. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === undefined) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/** Shows the three newest messages. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const show = useCallback<ShowToast>((toast) => {
    setToasts((before) => [...before.slice(-2), { ...toast, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <section
        className={styles.stack}
        aria-label="Messages"
        aria-live="polite"
        aria-atomic="false"
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </section>
    </ToastContext>
  );
}

function ToastItem({ toast, onDismiss }: { toast: Shown; onDismiss: (id: number) => void }) {
  const close = useMemo(() => () => onDismiss(toast.id), [onDismiss, toast.id]);
  const holdHandlers = useAutoDismiss(close, toast.action !== undefined);
  const tone = toast.tone ?? 'success';
  return (
    <div className={classNames(styles.toast, styles[tone])} {...holdHandlers}>
      <Icon name={toneIcons[tone]} />
      <p className={styles.message}>{toast.message}</p>
      {toast.action !== undefined && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onClick();
            close();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton onClick={close} aria-label="Dismiss message">
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}

const DURATION_MS = 6_000;
const ACTION_DURATION_MS = 12_000;

type HoldHandlers = {
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
};

// Closes a message after a while, but not while it is hovered or focused (WCAG 2.2.1).
function useAutoDismiss(close: () => void, hasAction: boolean): HoldHandlers {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, hasAction ? ACTION_DURATION_MS : DURATION_MS);
    return () => clearTimeout(timer);
  }, [close, hasAction, held]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
