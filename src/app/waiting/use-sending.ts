import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pluralize } from '@/components/pluralize';
import { useToast } from '@/components/toast';
import { onRecorded, sendWaiting } from '@/data/actions/act';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import { keepSending } from './keep-sending';

/** Sends what waits for a connection on whichever page is open, and says when it has been recorded (decision 125). */
export function useSending(): void {
  const { id } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const send = useEffectEvent(() =>
    sendWaiting(client, id).catch((error: unknown) => {
      report('What waits could not be sent.', error);
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
