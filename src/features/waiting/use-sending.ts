import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '@/components/toast';
import { onRecorded, sendWaiting } from '@/data/actions/act';
import { pluralize } from '@/domain/number-text';
import { connection } from '@/lib/connection';
import { noteKeys, onNotesChange } from '@/lib/notes';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';

/** Sends waiting actions on whichever page is open, and says when they have been recorded (decision 125). */
export function useSending(): void {
  const { id } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const send = useEffectEvent(() =>
    sendWaiting(client, id).catch((error: unknown) => {
      report('Waiting actions could not be sent.', error);
    }),
  );
  const tell = useEffectEvent((accountId: string, count: number) => {
    if (accountId !== id) return;
    const changes = count === 1 ? 'The change' : `The ${pluralize(count, 'change')}`;
    const message = `${changes} that waited for a connection ${count === 1 ? 'is' : 'are'} saved.`;
    toast({ tone: 'info', message });
  });
  useEffect(() => onRecorded((...recorded) => tell(...recorded)), []);
  useEffect(() => keepSending(id, () => send()), [id]);
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Calls `send` while actions wait in this browser: immediately, when the connection or the member returns, and with
 * growing pauses, even if the browser claims to be offline. Returns a function that stops it.
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
    // Nothing else would notice a connection that came back while a request was failing.
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
