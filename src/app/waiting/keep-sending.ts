import { onAskedToSend } from '@/data/deliver';
import { isRemembered } from '@/lib/account-cache';
import { connection } from '@/lib/connection';
import { noteKeys, onNotesChange } from '@/lib/waiting-notes';

// Where earlier versions of the application noted completions; sending takes them over.
const UNFINISHED = 'completing';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Calls `send` while something waits in this browser: at once, when the connection or the member returns, when a page
 * asks for it, and after growing pauses. Returns a function that stops it.
 */
export function keepSending(accountId: string, send: () => Promise<void>): () => void {
  const stop = new AbortController();
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isAsked = false;
  const isNeeded = () =>
    !stop.signal.aborted && (noteKeys(accountId).length > 0 || isRemembered(accountId, UNFINISHED));

  async function attempt(): Promise<void> {
    isAsked = true;
    if (isSending || !connection.isOnline() || !isNeeded()) return;
    isSending = true;
    while (isAsked && isNeeded()) {
      isAsked = false;
      await send();
    }
    isSending = false;
    if (!isNeeded()) pause = FIRST_PAUSE_MS;
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isNeeded()) return;
    timer = setTimeout(() => void attempt(), pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }

  const asked = () => void attempt();
  addEventListener('focus', asked, stop);
  document.addEventListener('visibilitychange', asked, stop);
  const stopAsking = onAskedToSend((id) => {
    if (id === accountId) asked();
  });
  const stopFollowing = connection.subscribe(asked);
  const stopWatching = onNotesChange(() => {
    if (timer === undefined && !isSending) schedule();
  });
  asked();
  return () => {
    stop.abort();
    stopAsking();
    stopFollowing();
    stopWatching();
    clearTimeout(timer);
  };
}
