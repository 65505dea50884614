import * as v from 'valibot';

const CHANNEL = 'verdure.account-changed';
const MessageSchema = v.object({ accountId: v.string(), tab: v.number() });

/** Channels also deliver to their own tab, which knows what it has changed. */
const thisTab = Math.random();

/** Tells this account's other tabs that its rows in the backend have changed. */
export function notifyOtherTabs(accountId: string): void {
  const channel = open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
  channel?.postMessage({ accountId, tab: thisTab });
  channel?.close();
}

/** Calls back when another tab has changed this account's rows. Returns an unsubscribe function. */
export function onOtherTabChange(accountId: string, changed: () => void): () => void {
  const channel = open();
  const hear = ({ data }: MessageEvent) => {
    const message = v.safeParse(MessageSchema, data);
    if (!message.success || message.output.tab === thisTab) return;
    if (message.output.accountId === accountId) changed();
  };
  channel?.addEventListener('message', hear);
  return () => channel?.close();
}

// Where there are no channels between tabs, a tab learns of changes when it is looked at.
function open(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
}
