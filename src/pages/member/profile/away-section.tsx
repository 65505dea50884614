import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { SettingSection } from '@/components/setting-section';
import { TextField } from '@/components/text-field';
import { useAnchor } from '@/components/use-anchor';
import { useForm } from '@/components/use-form';
import { awayOn, MAX_AWAY_DAYS, returnProblem, withAway, withReturn } from '@/domain/away';
import { calendarDayFrom, calendarDayOf, isoDay } from '@/domain/calendar-day';
import { MINUTE_MS } from '@/domain/instant';
import { awayText } from '@/features/away/away-text';
import { useSaveAway } from '@/features/away/use-save-away';
import { messageFor } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { AWAY_ANCHOR } from '@/paths';
import { type UnsentEntries, useUnsentEntry } from '@/session/unsent-entry';
import styles from './profile.module.css';

/** Profile section for going away: sets the return date, or ends the absence early (D110). */
export function AwaySection({ stored }: { readonly stored: string | null }) {
  const today = calendarDayOf(useNow(MINUTE_MS));
  const away = awayOn(stored, today);
  // Undefined until it is touched, so the form follows what other devices store.
  const [touched, setTouched] = useUnsentEntry(unsent, 'away', () => undefined);
  const day = touched ?? (away ? isoDay(away.until) : '');
  const save = useSaveAway();
  const problems = { until: returnProblem(day, today) };
  // A day that is entered while the save runs stays.
  const follow = () => setTouched((now) => (now === touched ? undefined : now));
  const { shown, submit, reset } = useForm(problems, () =>
    save.mutate(withAway(stored, calendarDayFrom(day), today), { onSuccess: follow }),
  );
  const place = useAnchor<HTMLDivElement>(AWAY_ANCHOR);
  return (
    <div id={AWAY_ANCHOR} ref={place} tabIndex={-1}>
      <SettingSection
        title="Going away?"
        about="Until you’re back, your streak is paused and you won’t get reminders. You can still complete tasks, and they count. Points expire as usual."
        onSubmit={submit}
        error={save.error && `${messageFor(save.error)} Your choice is still here.`}
        errorTitle="Couldn’t save this."
        saved={
          save.isSuccess &&
          (away
            ? `${awayText(away)} If the daily reminder is in your calendar, download it again below: it skips these days.`
            : 'Welcome back.')
        }
        isBusy={save.isPending}
        submit={away ? 'Change the day' : 'Pause until then'}
        actions={
          away && (
            <Button
              variant="quiet"
              onClick={() => {
                reset();
                save.mutate(withReturn(stored, today), { onSuccess: follow });
              }}
            >
              I’m back
            </Button>
          )
        }
      >
        <TextField
          className={styles.day}
          label="Back on"
          type="date"
          name="until"
          min={isoDay(today + 1)}
          max={isoDay(today + MAX_AWAY_DAYS)}
          value={day}
          error={shown.until}
          onChange={({ target }) => {
            setTouched(target.value);
            save.reset();
          }}
        />
        {away && !save.isSuccess && <Alert tone="info">{awayText(away)}</Alert>}
      </SettingSection>
    </div>
  );
}

const unsent: UnsentEntries<string | undefined> = new Map();
