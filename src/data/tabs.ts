let opened: BroadcastChannel | undefined;

// One channel for the tab, since a second one would receive its messages. Without it, a tab refetches when it gets
// the focus.
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'function') return undefined;
  return (opened ??= new BroadcastChannel('verdure.account-changed'));
}

/** Tells this account's other tabs that its rows in the backend have changed. */
export function notifyOtherTabs(accountId: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
  channel()?.postMessage(accountId);
}

/** Calls `changed` when another tab has changed this account's rows. Returns an unsubscribe function. */
export function onOtherTabChange(accountId: string, changed: () => void): () => void {
  const target = channel();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === accountId) changed();
  };
  target?.addEventListener('message', onMessage);
  return () => target?.removeEventListener('message', onMessage);
}
