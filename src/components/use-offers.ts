import { useEffect, useState } from 'react';
import { isShortcut } from '@/domain/shortcut';
import { UNDO_MS } from '@/domain/time-limits';
import { isDialogOpen } from './after-dialog';
import type { ToastAction } from './toast';

/** An action that a message offered. */
export interface Offer {
  /** Does it, unless it was done or isn't possible anymore. */
  take(): void;
}

interface Entry extends Offer {
  readonly owner: string | undefined;
  /** Until when keys take it, in milliseconds since the page was opened; undefined unless it undoes something. */
  readonly keysUntil: number | undefined;
  /** Ends it without doing it. */
  withdraw(): void;
  /** Lets the message that offers it go. */
  close(): void;
}

/** What messages offered, latest last. Ctrl or ⌘ and Z undo the latest while nothing is being typed (D46). */
export function useOffers() {
  const [offers] = useState(createOffers);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event, 'Z') && !isTyping(event.target) && offers.takeLatest())
        event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [offers]);
  return offers;
}

function createOffers() {
  let entries: readonly Entry[] = [];
  return {
    /** Adds an owner's action, if it is possible; `onClose` lets its message go once it isn't anymore. */
    offer(
      owner: string | undefined,
      action: ToastAction | undefined,
      onClose: () => void,
    ): Offer | undefined {
      if (!action) return undefined;
      let stop: (() => void) | undefined;
      let isOver = false;
      const end = () => {
        if (isOver) return false;
        isOver = true;
        entries = entries.filter((one) => one !== entry);
        stop?.();
        return true;
      };
      const entry: Entry = {
        owner,
        keysUntil: action.label === 'Undo' ? performance.now() + UNDO_MS : undefined,
        take: () => {
          if (end()) action.onClick();
        },
        withdraw: () => {
          if (end()) onClose();
        },
        close: onClose,
      };
      entries = [...entries, entry];
      stop = action.watch?.(() => entry.withdraw());
      if (isOver) stop?.();
      return isOver ? undefined : entry;
    },
    /** Undoes the latest one that can be; returns false if there is none. */
    takeLatest(): boolean {
      const entry = entries.findLast(({ keysUntil = -Infinity }) => keysUntil >= performance.now());
      if (!entry) return false;
      entry.close();
      entry.take();
      return true;
    },
    /** Withdraws what was offered to anyone but `owner`. */
    withdrawOthers(owner: string | undefined): void {
      for (const entry of entries) if (entry.owner !== owner) entry.withdraw();
    },
  };
}

// In a field, the browser undoes what was typed; and behind a dialog, nothing happens.
function isTyping(target: EventTarget | null): boolean {
  const isField =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(isField) || isDialogOpen();
}
