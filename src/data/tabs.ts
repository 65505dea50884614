import * as v from 'valibot';

const CHANNEL = 'verdure.account-changed';
const MessageSchema = v.object({ accountId: v.string(), tab: v.number() });

/** Identifies this tab's own messages: a channel also delivers to other channels in the same tab. */
const thisTab = Math.random();

/** Notifies this account's other tabs that its rows in the backend have changed. */
export function notifyOtherTabs(accountId: string): void {
  const channel = open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
  channel?.postMessage({ accountId, tab: thisTab });
  channel?.close();
}

/** Calls `changed` when another tab has changed this account's rows. Returns an unsubscribe function. */
export function onOtherTabChange(accountId: string, changed: () => void): () => void {
  const channel = open();
  const onMessage = ({ data }: MessageEvent) => {
    const message = v.safeParse(MessageSchema, data);
    if (!message.success || message.output.tab === thisTab) return;
    if (message.output.accountId === accountId) changed();
  };
  channel?.addEventListener('message', onMessage);
  return () => channel?.close();
}

// Without BroadcastChannel, a tab refetches when it gets the focus.
function open(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
}
