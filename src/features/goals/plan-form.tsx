import { useRef, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Grid, Row, Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { TextField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { useIsShown } from '@/components/use-is-shown';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { type PlanDraft, planIn } from '@/domain/goal-state';
import { MINUTE_MS } from '@/domain/instant';
import { planCues } from '@/domain/plan-cues';
import { draftOf, toPlanEntry, type PlanEntry, planProblems } from '@/domain/plan-entry';
import { planSentence } from '@/domain/plan-sentence';
import type { SelectionWithTask } from '@/domain/selection';
import { useMemberAction } from '@/features/use-member-action';
import { messageFor } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { typedInDialogs, useInterruptedEntry } from '@/session/interrupted-entry';
import { writePlan } from './goal-actions';
import styles from './plan-form.module.css';

interface PlanFormProps {
  readonly selection: SelectionWithTask;
  /** The message once a plan is stored; without this, there is none. */
  readonly doneText?: (plan: PlanDraft) => string;
  /** Called once a plan is stored, unless the form has been closed. */
  readonly onSaved: () => void;
  /** Called when the fields for a plan of one's own open or close. */
  readonly onFields?: (areOpen: boolean) => void;
}

/**
 * 'When will you do it?': plans to choose with one tap, and fields for another day, a reminder and a place. An entry
 * stays until it is stored.
 */
export function PlanForm({ selection, doneText, onSaved, onFields }: PlanFormProps) {
  const { task, goal } = selection;
  const now = useNow(MINUTE_MS);
  const today = calendarDayOf(now);
  const [entry, setEntry, forget] = useInterruptedEntry(
    interrupted,
    selection.id,
    () => toPlanEntry(planIn(goal), now),
    true,
  );
  const [isOpen, setOpen] = useState(
    () => planIn(goal) !== undefined || Object.keys(draftOf(entry)).length > 0,
  );
  const { run, isPending, failure, dismissFailure } = useMemberAction(true);
  const isShown = useIsShown();
  const send = (plan: PlanDraft) =>
    run(
      {
        ...writePlan(selection, plan),
        done: () => doneText && { message: doneText(plan) },
        failed: `Couldn’t plan “${task.name}”.`,
        isRepeatable: true,
      },
      {
        onDone: () => {
          forget();
          if (isShown.current) onSaved();
        },
      },
    );
  const problems = planProblems(entry, now);
  const { shown, submit } = useForm(problems, () => send(draftOf(entry)));
  const place = useRef<HTMLInputElement>(null);
  const sendCue = (plan: PlanDraft) => {
    if (problems.where === undefined) return send({ ...plan, ...placeIn(entry) });
    setOpen(true);
    place.current?.focus();
  };
  const field = (name: keyof PlanEntry) => ({
    name,
    value: entry[name],
    error: shown[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setEntry((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <Stack gap={4}>
      <Row as="fieldset" gap={2}>
        <Text as="legend" weight="bold">
          When will you do it?
        </Text>
        {planCues(task, now).map(({ label, plan }) => (
          <Button
            key={label}
            variant="secondary"
            className={styles.cue}
            aria-disabled={isPending}
            onClick={() => sendCue(plan)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="secondary"
          className={styles.cue}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            onFields?.(!isOpen);
          }}
        >
          Pick a day
        </Button>
      </Row>
      {isOpen && (
        <Grid as="form" gap={3} className={styles.fields} onSubmit={submit} noValidate>
          <TextField
            label="Day"
            className={styles.moment}
            type="date"
            min={isoDay(today)}
            // Otherwise, browsers accept six-digit years.
            max="9999-12-31"
            {...field('on')}
          />
          <TextField
            label="Time (optional)"
            className={styles.moment}
            type="time"
            {...field('time')}
          />
          <TextField
            label="What will remind you? (optional)"
            className={styles.wide}
            hint="Such as “when I come home”"
            autoComplete="off"
            {...field('cue')}
            error={problems.cue}
          />
          <TextField
            label="Where? (optional)"
            className={styles.wide}
            hint="Such as “in the garage”"
            autoComplete="off"
            ref={place}
            {...field('where')}
            error={problems.where}
          />
          {!problems.on && !problems.time && (
            <Text tone="soft" className={styles.sentence} dir="auto">
              {planSentence(draftOf(entry), task.name, today)}
            </Text>
          )}
          <Button className={styles.wide} type="submit" busy={isPending} busyLabel="Saving…">
            Save plan
          </Button>
        </Grid>
      )}
      {failure && (
        <Alert tone="error" title="Couldn’t save the plan." onDismiss={dismissFailure}>
          {messageFor(failure.error)}
        </Alert>
      )}
    </Stack>
  );
}

// The place that was entered applies to any plan.
function placeIn(entry: PlanEntry): Pick<PlanDraft, 'where'> {
  const { where } = draftOf(entry);
  return where === undefined ? {} : { where };
}

const interrupted = typedInDialogs<PlanEntry>();
