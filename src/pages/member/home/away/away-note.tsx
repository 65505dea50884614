import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { useToast } from '@/components/toast';
import { awayOn, withReturn } from '@/domain/away';
import { calendarDayOf } from '@/domain/calendar-day';
import { MINUTE_MS } from '@/domain/instant';
import { awayText } from '@/features/away/away-text';
import { useSaveAway } from '@/features/away/use-save-away';
import { messageFor } from '@/lib/errors';
import { useNow } from '@/lib/use-now';

interface AwayNoteProps {
  /** When the member was or is away, as stored. */
  readonly away: string;
}

/** Says on the home page that the member is away, and brings them back with one tap (D110). */
export function AwayNote({ away: stored }: AwayNoteProps) {
  const today = calendarDayOf(useNow(MINUTE_MS));
  const away = awayOn(stored, today);
  const toast = useToast();
  const save = useSaveAway({
    onSuccess: () => {
      toast({ message: 'Welcome back. Your streak goes on.' });
    },
    onError: (error) =>
      toast({ tone: 'error', message: `Couldn’t save that you’re back. ${messageFor(error)}` }),
  });
  if (!away) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button
          variant="secondary"
          busy={save.isPending}
          onClick={() => save.mutate(withReturn(stored, today))}
        >
          I’m back
        </Button>
      }
    >
      {`${awayText(away)} Your streak waits for you. Points expire as usual.`}
    </Alert>
  );
}
