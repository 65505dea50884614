import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@/components/toast';
import { report } from '@/lib/report';
import { useAccount } from '@/session/session';
import { closeAccount } from './close-account';

/** Deletes the account, counting the rows that are gone; the guards then lead out. */
export function useCloseAccount() {
  const { id } = useAccount();
  const client = useQueryClient();
  const toast = useToast();
  const [deleted, setDeleted] = useState(0);
  const close = useMutation({
    mutationFn: async () => {
      // A page that reads again meanwhile would find no profile, and make a new one.
      await client.cancelQueries();
      await closeAccount(id, setDeleted);
      // Said here: with the session the cache is gone too, and with it whoever waits for this.
      toast({ tone: 'success', message: 'Your account and everything in it are deleted.' });
    },
    onError: (error) => report('The account could not be deleted.', error),
  });
  return { mutate: () => close.mutate(), isPending: close.isPending, error: close.error, deleted };
}
