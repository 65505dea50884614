import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pluralize } from '@/components/pluralize';
import { useToast } from '@/components/toast';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import { keepSending } from './keep-sending';

/** Sends what waits for a connection on whichever page is open, and says when it has been recorded (decision 125). */
export function useSending(): void {
  const { id } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const send = useEffectEvent(async () => {
    // Nobody waits for this: without the code, a later attempt or the next visit tries again.
    const code = await import('@/pages/member/home/waiting/send-waiting').catch(() => undefined);
    const recorded = await code?.sendWaiting(client, id).catch((error: unknown) => {
      report('What waits could not be sent.', error);
      return 0;
    });
    if (!recorded) return;
    const changes = recorded === 1 ? 'The change' : `The ${pluralize(recorded, 'change')}`;
    const message = `${changes} that waited for a connection ${recorded === 1 ? 'is' : 'are'} saved.`;
    toast({ tone: 'info', message });
  });
  useEffect(() => keepSending(id, () => send()), [id]);
}
