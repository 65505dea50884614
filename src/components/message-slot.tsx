import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterDialog } from './after-dialog';
import type { Mailbox, Message } from './mailbox';
import styles from './message.module.css';
import { MessageItem } from './message-item';
import { type Offer, useOffers } from './use-offers';
import { useUndoStop } from './use-undo-stop';

export interface MessageSlotProps {
  /** The element around the slot, whose content is read out. */
  readonly place: RefObject<HTMLElement | null>;
  readonly owner: string | undefined;
  readonly mailbox: Mailbox;
}

type Shown = Message & { readonly id: number; readonly offer: Offer | undefined };

/** Shows the latest message. What earlier ones offered to undo can still be undone by Ctrl or ⌘ and Z (D46). */
export function MessageSlot({ place, owner, mailbox }: MessageSlotProps) {
  const [stored, setShown] = useState<Shown>();
  const [lastOwner, setLastOwner] = useState(owner);
  if (owner !== lastOwner) {
    setLastOwner(owner);
    if (stored && !isMeantFor(owner, stored)) setShown(undefined);
  }
  const shown = stored && isMeantFor(owner, stored) ? stored : undefined;
  const latest = useRef({ id: 0, owner });
  useLayoutEffect(() => {
    latest.current.owner = owner;
  }, [owner]);
  const { offer, withdrawOthers } = useOffers();
  useEffect(() => withdrawOthers(owner), [owner, withdrawOthers]);
  const returnFocus = useUndoStop(place, shown);

  const close = useCallback(
    (id: number) => {
      returnFocus();
      setShown((now) => (now?.id === id ? undefined : now));
    },
    [returnFocus],
  );
  const show = useCallback(
    (message: Message) => {
      if (!isMeantFor(latest.current.owner, message)) return;
      // A control that disappears with its message would lose focus.
      returnFocus();
      const id = (latest.current.id += 1);
      const offered = offer(message.owner, message.action, () => close(id));
      if (message.action && !offered) return;
      setShown({ ...message, id, offer: offered });
    },
    [offer, close, returnFocus],
  );
  useLayoutEffect(() => {
    let cancel = () => {};
    const stop = mailbox.receive((message) => {
      cancel();
      cancel = afterDialog(() => show(message));
    });
    return () => {
      cancel();
      stop();
    };
  }, [mailbox, show]);
  return (
    <div className={styles.slot}>
      {shown && (
        <MessageItem
          key={shown.id}
          toast={shown}
          onAct={() => {
            returnFocus();
            shown.offer?.take();
          }}
          onClose={() => close(shown.id)}
        />
      )}
    </div>
  );
}

// After a sign-out, a message about it stays, but nobody can undo anything.
function isMeantFor(owner: string | undefined, message: Message): boolean {
  if (message.owner === undefined || message.owner === owner) return true;
  return owner === undefined && message.action === undefined;
}
