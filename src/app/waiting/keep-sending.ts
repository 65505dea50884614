import { connection } from '@/lib/connection';
import { noteKeys, onNotesChange } from '@/lib/notes';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Calls `send` while something waits in this browser: at once, when the connection or the member returns, and after
 * growing pauses, whatever the browser believes of its connection. Returns a function that stops it.
 */
export function keepSending(accountId: string, send: () => Promise<void>): () => void {
  const stop = new AbortController();
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isAsked = false;
  const isNeeded = () => !stop.signal.aborted && noteKeys(accountId).length > 0;

  async function attempt(): Promise<void> {
    isAsked = true;
    if (isSending) return;
    isSending = true;
    // A connection that came back while a sending was failing would be noticed by nobody else.
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
  const stopFollowing = connection.subscribe(() => {
    if (connection.isOnline()) asked();
  });
  const stopWatching = onNotesChange(() => {
    if (timer === undefined && !isSending) schedule();
  });
  asked();
  return () => {
    stop.abort();
    stopFollowing();
    stopWatching();
    clearTimeout(timer);
  };
}
