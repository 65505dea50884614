import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Tone } from './alert';
import styles from './toast.module.css';
import { ToastItem } from './toast-item';
import { type Offer, useOffers } from './use-offers';
import { useUndoStop } from './use-undo-stop';

export type Toast = {
  message: string;
  action?: ToastAction;
  tone?: Tone;
};
export type ToastAction = {
  label: string;
  onClick: () => void;
  /**
   * Calls `withdraw` once the action isn't possible anymore, which closes the message. Returns an unsubscribe
   * function.
   */
  watch?: (withdraw: () => void) => () => void;
};
type Shown = Toast & { id: number; owner: string | undefined; offer: Offer | undefined };
type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a short message at the bottom of the screen; with an action (undo) it stays longer. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (show === undefined) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

type ToastProviderProps = {
  /** Who is signed in, if anyone. Nobody else sees the messages. */
  owner?: string | undefined;
  children: ReactNode;
};

/**
 * Shows one message at a time, in one place: a new one replaces the one before (D46). What that one offered to undo
 * can still be undone by Ctrl or ⌘ and Z.
 */
export function ToastProvider({ owner, children }: ToastProviderProps) {
  const [stored, setShown] = useState<Shown>();
  const [lastOwner, setLastOwner] = useState(owner);
  if (owner !== lastOwner) {
    setLastOwner(owner);
    if (stored && !isMeantFor(owner, stored)) setShown(undefined);
  }
  const shown = stored && isMeantFor(owner, stored) ? stored : undefined;
  const slot = useRef<HTMLElement>(null);
  const latest = useRef({ id: 0, owner });
  useLayoutEffect(() => {
    latest.current.owner = owner;
  }, [owner]);
  const { offer, withdrawOthers } = useOffers();
  useEffect(() => withdrawOthers(owner), [owner, withdrawOthers]);
  const returnFocus = useUndoStop(slot, shown);

  const close = useCallback(
    (id: number) => {
      returnFocus();
      setShown((now) => (now?.id === id ? undefined : now));
    },
    [returnFocus],
  );
  const show = useCallback<ShowToast>(
    (toast) => {
      if (!isMeantFor(latest.current.owner, { ...toast, owner })) return;
      // A control that goes with its message would drop the focus.
      returnFocus();
      const id = (latest.current.id += 1);
      const offered = offer(owner, toast.action, () => close(id));
      if (toast.action && !offered) return;
      setShown({ ...toast, id, owner, offer: offered });
    },
    [owner, offer, close, returnFocus],
  );
  return (
    <ToastContext value={show}>
      {children}
      <section ref={slot} className={styles.slot} aria-label="Messages" aria-live="polite">
        {shown && (
          <ToastItem
            key={shown.id}
            toast={shown}
            onAct={() => {
              returnFocus();
              shown.offer?.take();
            }}
            onClose={() => close(shown.id)}
          />
        )}
      </section>
    </ToastContext>
  );
}

// After a sign-out, a message about it stays, but nobody can undo anything.
function isMeantFor(owner: string | undefined, toast: Toast & Pick<Shown, 'owner'>): boolean {
  if (toast.owner === undefined || toast.owner === owner) return true;
  return owner === undefined && toast.action === undefined;
}
