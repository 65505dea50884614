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
import { useNow } from '@/lib/use-now';
import { AWAY_ANCHOR } from '@/paths';
import type { InterruptedEntries } from '@/session/interrupted-entry';
import styles from './profile.module.css';
import { useSetting } from './use-setting';

/** Profile section for going away: sets the return date, or ends the absence early (D110). */
export function AwaySection({ stored }: { readonly stored: string | null }) {
  const today = calendarDayOf(useNow(MINUTE_MS));
  const away = awayOn(stored, today);
  const { touched, touch, save, ...setting } = useSetting('away', interrupted);
  const day = touched ?? (away ? isoDay(away.until) : '');
  const problems = { until: returnProblem(day, today) };
  const { shown, submit, reset } = useForm(problems, () =>
    save({ away: withAway(stored, calendarDayFrom(day), today) }),
  );
  const place = useAnchor<HTMLDivElement>(AWAY_ANCHOR);
  return (
    <div id={AWAY_ANCHOR} ref={place} tabIndex={-1}>
      <SettingSection
        title="Going away?"
        about="Until you’re back, your streak is paused and you won’t get reminders. You can still complete tasks, and they count. Points expire as usual."
        onSubmit={submit}
        error={setting.error}
        errorTitle="Couldn’t save this."
        saved={
          setting.isSaved &&
          (away
            ? `${awayText(away)} If the daily reminder is in your calendar, download it again below: it skips these days.`
            : 'Welcome back.')
        }
        isBusy={setting.isBusy}
        submit={away ? 'Change the day' : 'Pause until then'}
        actions={
          away && (
            <Button
              variant="quiet"
              onClick={() => {
                reset();
                save({ away: withReturn(stored, today) });
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
          onChange={({ target }) => touch(target.value)}
        />
        {away && !setting.isSaved && <Alert tone="info">{awayText(away)}</Alert>}
      </SettingSection>
    </div>
  );
}

const interrupted: InterruptedEntries<string | undefined> = new Map();
