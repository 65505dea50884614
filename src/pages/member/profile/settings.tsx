import { useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { SelectField } from '@/components/select-field';
import { SettingSection } from '@/components/setting-section';
import { TextField } from '@/components/text-field';
import { useAnchor } from '@/components/use-anchor';
import { useForm } from '@/components/use-form';
import { chosenUnits } from '@/data/keep-units';
import { type ProfileChanges, saveProfile } from '@/data/save-profile';
import { awayOn, MAX_AWAY_DAYS, returnProblem, withAway } from '@/domain/away';
import { calendarDayFrom, calendarDayOf, isoDay } from '@/domain/calendar-day';
import type { Category } from '@/domain/category';
import type { Units } from '@/domain/impact/units';
import { MINUTE_MS } from '@/domain/instant';
import { awayText } from '@/features/away/away-text';
import { comeBack } from '@/features/away/come-back';
import { InterestChoice } from '@/features/interests/interest-choice';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { messageFor } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { AWAY_ANCHOR } from '@/paths';
import { type InterruptedEntries, useInterruptedEntry } from '@/session/interrupted-entry';
import styles from './profile.module.css';

/** Profile section for going away: sets the return date, or ends the absence early (D110). */
export function AwaySection({ stored }: { readonly stored: string | null }) {
  const today = calendarDayOf(useNow(MINUTE_MS));
  const away = awayOn(stored, today);
  const { touched, touch, save, run, isSaved, setting } = useSetting('away', interruptedDay);
  const day = touched ?? (away ? isoDay(away.until) : '');
  const problems = { until: returnProblem(day, today) };
  const { shown, submit, reset } = useForm(problems, () =>
    save({ away: withAway(stored, calendarDayFrom(day), today) }, 'Couldn’t save the date.'),
  );
  const place = useAnchor<HTMLDivElement>(AWAY_ANCHOR);
  return (
    <div id={AWAY_ANCHOR} ref={place} tabIndex={-1}>
      <SettingSection
        {...setting}
        title="Going away?"
        about="Until you’re back, your streak is paused and you won’t get reminders. You can still complete tasks, and they count. Points expire as usual."
        onSubmit={submit}
        saved={
          isSaved &&
          (away
            ? `${awayText(away)} If the daily reminder is in your calendar, download it again below: it skips these days.`
            : 'If the daily reminder in your calendar still skips the days you planned to be away, download it again below.')
        }
        submit={away ? 'Change the day' : 'Pause until then'}
        actions={
          away && (
            <Button
              variant="quiet"
              onClick={() => {
                reset();
                run(comeBack(stored, today));
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
        {away && !isSaved && <Alert tone="info">{awayText(away)}</Alert>}
      </SettingSection>
    </div>
  );
}

/** A member's interests, in the profile (D30). */
export function InterestsSection({ stored }: { readonly stored: readonly Category[] }) {
  const { touched, touch, save, isSaved, setting } = useSetting('interests', interruptedInterests);
  const chosen = touched ?? stored;
  return (
    <SettingSection
      {...setting}
      title="What matters to you"
      about="About two out of three daily tasks come from what you choose. Leave all unchecked to get every kind."
      onSubmit={() => save({ interests: chosen }, 'Couldn’t save your interests.')}
      saved={isSaved && 'Saved. Your choice applies to your next daily tasks.'}
      submit="Save interests"
    >
      <InterestChoice
        legend="Your interests"
        chosen={chosen}
        disabled={setting.isBusy}
        onChange={touch}
      />
    </SettingSection>
  );
}

const OPTIONS = {
  '': 'Usual for my region',
  US: 'U.S. (pounds, gallons, miles)',
  Metric: 'Metric (kilograms, liters, kilometers)',
};

/** The units of amounts, in the profile (D69). */
export function UnitsSection({ stored }: { readonly stored: Units | undefined }) {
  const { touched, touch, save, isSaved, setting } = useSetting('units', interruptedUnits);
  const value = touched ?? stored ?? '';
  return (
    <SettingSection
      {...setting}
      title="Units"
      about="How amounts are shown on every device where you sign in."
      onSubmit={() => save({ units: chosenUnits(value) ?? null }, 'Couldn’t save your units.')}
      saved={isSaved && 'Saved.'}
      submit="Save units"
    >
      <SelectField
        label="Show amounts in"
        options={OPTIONS}
        value={value}
        disabled={setting.isBusy}
        onChoose={touch}
      />
    </SettingSection>
  );
}

// The choices that hadn't been saved when a session ended.
const interruptedDay: InterruptedEntries<string | undefined> = new Map();
const interruptedInterests: InterruptedEntries<readonly Category[] | undefined> = new Map();
const interruptedUnits: InterruptedEntries<Units | '' | undefined> = new Map();

/** A form of one setting: the choice, and the state of saving it. */
function useSetting<Value>(name: string, interrupted: InterruptedEntries<Value | undefined>) {
  // Undefined until it is touched, so the form follows what other devices store.
  const [touched, setTouched] = useInterruptedEntry(interrupted, name, () => undefined);
  const [wasSaved, setWasSaved] = useState(false);
  const { run: perform, isPending, failure, dismissFailure } = useMemberAction(true);
  const run = (action: MemberAction<void>) => {
    setWasSaved(false);
    perform(action, {
      onDone: () => {
        setWasSaved(true);
        // A choice made during the save stays.
        setTouched((now) => (now === touched ? undefined : now));
      },
    });
  };
  return {
    touched,
    touch: (value: Value) => {
      setTouched(() => value);
      dismissFailure();
    },
    run,
    save: (changes: ProfileChanges, failed: string) =>
      run({
        kind: `save ${name}`,
        run: (actor) => saveProfile(actor, changes),
        failed,
        isRepeatable: true,
      }),
    isSaved: wasSaved && touched === undefined,
    /** Props of the setting's section. */
    setting: {
      isBusy: isPending,
      error: failure ? `${messageFor(failure.error)} Your choice is still here.` : null,
      errorTitle: failure?.action.failed,
    },
  };
}
