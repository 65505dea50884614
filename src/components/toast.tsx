import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Tone } from './alert';
import { createMailbox } from './mailbox';
import type { MessageSlotProps } from './message-slot';

export type Toast = {
  message: string;
  action?: ToastAction;
  tone?: Tone;
};
export type ToastAction = {
  /** What 'Undo' offers, Ctrl or ⌘ and Z do too (D46). */
  label: 'Undo' | 'Try again';
  onClick: () => void;
  /**
   * Calls `withdraw` once the action isn't possible anymore, which closes the message. Returns an unsubscribe
   * function.
   */
  watch?: (withdraw: () => void) => () => void;
};
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
 * Shows one message at a time, in one place: a new one replaces the one before (D46). The code for it loads with the
 * user's first press, so the first screen doesn't wait for it.
 */
export function ToastProvider({ owner, children }: ToastProviderProps) {
  const place = useRef<HTMLElement>(null);
  const [mailbox] = useState(createMailbox);
  const { Slot, load } = useSlot();
  const show = useCallback<ShowToast>(
    (toast) => {
      mailbox.send({ ...toast, owner });
      load();
    },
    [mailbox, load, owner],
  );
  return (
    <ToastContext value={show}>
      {children}
      <section ref={place} aria-label="Messages" aria-live="polite">
        {Slot && <Slot place={place} owner={owner} mailbox={mailbox} />}
      </section>
    </ToastContext>
  );
}

let Loaded: ComponentType<MessageSlotProps> | undefined;

/** Loads the code that shows messages. */
export async function loadMessages(): Promise<ComponentType<MessageSlotProps>> {
  Loaded ??= (await import('./message-slot')).MessageSlot;
  return Loaded;
}

function useSlot() {
  const [Slot, setSlot] = useState(() => Loaded);
  const load = useCallback(() => {
    // Without it the page works as well; the next message, or the connection, tries again.
    loadMessages().then(
      (loaded) => setSlot(() => loaded),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    for (const event of ['pointerdown', 'keydown', 'online'])
      window.addEventListener(event, load, { capture: true, once: true, signal: stop.signal });
    return () => stop.abort();
  }, [load]);
  return { Slot, load };
}
