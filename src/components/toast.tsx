import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Tone } from './alert';
import { MessageItem } from './message-item';
import { createMessages } from './messages';

export type Toast = {
  message: string;
  action?: ToastAction;
  tone?: Tone;
};
type ToastAction = {
  /** Ctrl+Z or ⌘Z does the same as 'Undo' (D46). */
  label: 'Undo' | 'Try again';
  onClick: () => void;
  /**
   * Calls `withdraw` once the action is no longer possible, which closes the message. Returns an unsubscribe
   * function.
   */
  watch?: (withdraw: () => void) => () => void;
};
type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a short message at the bottom of the screen; one with an action, such as undo, stays longer. */
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

/** Shows one message at a time, in one place; a new one replaces the previous one (D46). */
export function ToastProvider({ owner, children }: ToastProviderProps) {
  const [messages] = useState(createMessages);
  const shown = useSyncExternalStore(messages.subscribe, messages.shown, messages.shown);
  useLayoutEffect(() => messages.setOwner(owner), [messages, owner]);
  useEffect(() => messages.undoByKey(), [messages]);
  const show = useCallback<ShowToast>((toast) => messages.send(toast, owner), [messages, owner]);
  return (
    <ToastContext value={show}>
      {children}
      <section aria-label="Messages" aria-live="polite">
        {shown && (
          <MessageItem
            key={shown.id}
            toast={shown}
            onAct={() => messages.act(shown)}
            onClose={() => messages.close(shown)}
          />
        )}
      </section>
    </ToastContext>
  );
}
