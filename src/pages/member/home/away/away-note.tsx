import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { saveSettings } from '@/data/settings';
import { awayOn, withReturn } from '@/domain/away';
import { type CalendarDay, calendarDayOf } from '@/domain/calendar-day';
import { MINUTE_MS } from '@/domain/instant';
import { awayText } from '@/features/away/away-text';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { useNow } from '@/lib/use-now';

interface AwayNoteProps {
  /** When the member was or is away, as stored. */
  readonly away: string;
}

/** Says on the home page that the member is away, and brings them back with one tap (D110). */
export function AwayNote({ away: stored }: AwayNoteProps) {
  const today = calendarDayOf(useNow(MINUTE_MS));
  const away = awayOn(stored, today);
  const { run, isPending } = useMemberAction();
  if (!away) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button variant="secondary" busy={isPending} onClick={() => run(comeBack(stored, today))}>
          I’m back
        </Button>
      }
    >
      {`${awayText(away)} Your streak waits for you. Points expire as usual.`}
    </Alert>
  );
}

function comeBack(stored: string, today: CalendarDay): MemberAction<void> {
  return {
    kind: 'come back',
    run: ({ client, accountId }) =>
      saveSettings(client, accountId, { away: withReturn(stored, today) }),
    done: () => ({ message: 'Welcome back. Your streak goes on.' }),
    failed: 'Couldn’t save that you’re back.',
  };
}
