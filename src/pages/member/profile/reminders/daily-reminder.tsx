import { useState } from 'react';
import { Stack } from '@/components/layout';
import { SettingSection } from '@/components/setting-section';
import { Text } from '@/components/text';
import { TextField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import { useWrite } from '@/data/use-write';
import { timesAwayIn } from '@/domain/away';
import { now } from '@/lib/clock';
import { messageFor } from '@/lib/errors';
import { saveFile } from '@/lib/save-file';
import { paths } from '@/paths';
import { useAccount } from '@/session/session';
import { reminderCalendar } from './reminder-calendar';

/** Downloads a daily reminder for the user's own calendar to show (D31), except on days away (D110). */
export function DailyReminder({ away }: { readonly away: string | null }) {
  const { id: accountId } = useAccount();
  const [time, setTime] = useState('08:00');
  const download = useWrite({
    action: 'download reminder',
    mutationFn: async () => {
      const home = `${location.origin}${paths.userLanding}`;
      const file = reminderCalendar({
        accountId,
        time,
        home,
        now: new Date(now()),
        away: timesAwayIn(away),
      });
      saveFile('reminder.ics', 'text/calendar', file);
    },
  });
  const problems = { time: time === '' ? 'Enter a time of day' : undefined };
  const { shown, submit } = useForm(problems, () => download.mutate());
  return (
    <SettingSection
      title="Daily reminder"
      about="Adds your daily tasks to your own calendar, so it reminds you every day and links you here. There’s no app to install."
      onSubmit={submit}
      error={download.error && messageFor(download.error)}
      errorTitle="Couldn’t create the reminder."
      saved={
        download.isSuccess &&
        'Open it to add it to your calendar. To change the time later, download a new one to replace it.'
      }
      savedTitle="The reminder is in your downloads."
      isBusy={download.isPending}
      submit="Download reminder"
      busyLabel="Creating…"
      more={<HowToAdd />}
    >
      <Stack maxWidth="12rem">
        <TextField
          label="Time of day"
          type="time"
          name="time"
          value={time}
          error={shown.time}
          onChange={({ target }) => {
            setTime(target.value);
            download.reset();
          }}
        />
      </Stack>
    </SettingSection>
  );
}

function HowToAdd() {
  return (
    <details>
      <summary>How to add it to your calendar</summary>
      <Stack as="dl" gap={3} above={2}>
        {calendars.map(([name, how]) => (
          <div key={name}>
            <Text as="dt" size="s" weight="bold">
              {name}
            </Text>
            <Text as="dd" tone="soft">
              {how}
            </Text>
          </div>
        ))}
      </Stack>
    </details>
  );
}

const calendars = [
  ['Apple Calendar', 'Open the file and choose “Add All”.'],
  [
    'Google Calendar',
    'On a computer, go to Settings, then “Import & export”, and choose the file. Your phone gets the reminder too.',
  ],
  ['Outlook', 'Choose “Add calendar”, then “Upload from file”.'],
  ['Other calendars', 'Open the file, or look for “Import”.'],
] as const;
