import { isShortcut } from '@/domain/shortcut';
import { UNDO_MS } from '@/domain/time-limits';
import type { Toast } from './toast';

/** A message, and who was signed in when it was sent. */
interface Message extends Toast {
  readonly id: number;
  readonly owner: string | undefined;
}

interface Offer {
  /** When the undo keys stop working for it, in milliseconds since the page was opened. */
  readonly keysUntil: number;
  stopWatching?: (() => void) | undefined;
}

/** The message on the screen, and earlier ones that can still be undone, the latest last (D46). */
export function createMessages() {
  const listeners = new Set<() => void>();
  const offers = new Map<Message, Offer>();
  let count = 0;
  let owner: string | undefined;
  let shown: Message | undefined;
  let cancel = () => {};

  const show = (message: Message | undefined) => {
    shown = message;
    for (const listener of listeners) listener();
  };
  const close = (message: Message) => {
    if (shown === message) show(undefined);
  };
  /** Ends the offer of a message's action. Returns whether there was one. */
  const end = (message: Message) => {
    offers.get(message)?.stopWatching?.();
    return offers.delete(message);
  };
  const withdraw = (message: Message) => {
    if (end(message)) close(message);
  };
  const act = (message: Message) => {
    close(message);
    if (end(message)) message.action?.onClick();
  };
  /** Ends offers whose message is gone and whose time for the undo keys has passed. */
  const endOld = () => {
    for (const [message, { keysUntil }] of offers)
      if (message !== shown && keysUntil < performance.now()) end(message);
  };
  /** Offers a message's action if it is still possible. Returns whether it is. */
  const offer = (message: Message) => {
    if (!message.action) return true;
    const { label, watch } = message.action;
    const keysUntil = label === 'Undo' ? performance.now() + UNDO_MS : -Infinity;
    const offered: Offer = { keysUntil };
    offers.set(message, offered);
    offered.stopWatching = watch?.(() => withdraw(message));
    if (!offers.has(message)) offered.stopWatching?.();
    return offers.has(message);
  };
  return {
    shown: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a message in place of the previous one, once no dialog is open. Its action is offered from now on. */
    send: (toast: Toast, from: string | undefined) => {
      cancel();
      endOld();
      const message = { ...toast, id: (count += 1), owner: from };
      if (!isMeantFor(owner, message) || !offer(message)) return;
      cancel = afterDialog(() => {
        const isPossible = !message.action || offers.has(message);
        if (isMeantFor(owner, message) && isPossible) show(message);
      });
    },
    close,
    /** Runs a message's action, unless it was already run or is no longer possible. */
    act,
    /** Sets who is signed in, if anyone; everyone else's messages and actions end. */
    setOwner: (next: string | undefined) => {
      owner = next;
      if (shown && !isMeantFor(owner, shown)) show(undefined);
      for (const message of offers.keys()) if (message.owner !== owner) withdraw(message);
    },
    /** Lets Ctrl+Z or ⌘Z undo the latest action, except while typing. Returns a function that stops this. */
    undoByKey: () => {
      const onKey = (event: KeyboardEvent) => {
        if (!isShortcut(event, 'Z') || isTyping(event.target)) return;
        const [latest] =
          [...offers].findLast(([, { keysUntil }]) => keysUntil >= performance.now()) ?? [];
        if (!latest) return;
        event.preventDefault();
        act(latest);
      };
      document.addEventListener('keydown', onKey);
      return () => {
        cancel();
        document.removeEventListener('keydown', onKey);
      };
    },
  };
}

// After a sign-out, only messages without an action stay.
function isMeantFor(owner: string | undefined, message: Message): boolean {
  if (message.owner === undefined || message.owner === owner) return true;
  return owner === undefined && message.action === undefined;
}

// In a field, the browser undoes typing; behind a dialog, nothing happens.
function isTyping(target: EventTarget | null): boolean {
  const isField =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(isField) || isDialogOpen();
}

/**
 * Calls `act` once no dialog is open, or immediately if none is. A dialog would cover what `act` shows and keep it from
 * being read out or used. Returns a function that cancels the call.
 */
function afterDialog(act: () => void): () => void {
  if (!isDialogOpen()) {
    act();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return;
    observer.disconnect();
    act();
  });
  // A dialog can also disappear along with the part of the page that shows it.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Whether a dialog is open, which blocks the page behind it. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
