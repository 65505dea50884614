import { fetchUserAttributes } from 'aws-amplify/auth';
import { product } from '@/brand';
import { SettingSection } from '@/components/setting-section';
import { fetchOwnCompletions, fetchOwnProfile } from '@/data/own-data';
import { useWrite } from '@/data/use-write';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { DAYS_KEPT_AFTER_EXPIRATION } from '@/definition';
import { now } from '@/lib/clock';
import { saveFile } from '@/lib/save-file';
import '@/session/amplify';
import { accountMessage } from '@/session/identity-message';
import { useAccount } from '@/session/session';

/**
 * Downloads everything stored about the account as a file: the identity service's attributes, the profile, the selected
 * tasks and every completion, expired ones included.
 */
export function DownloadData() {
  const { id } = useAccount();
  const download = useWrite({
    action: 'download data',
    mutationFn: async () => {
      const collected = now();
      const [account, own, completedTasks] = await Promise.all([
        fetchUserAttributes(),
        fetchOwnProfile(id),
        fetchOwnCompletions(id),
      ]);
      const data = {
        collectedAt: new Date(collected).toISOString(),
        account,
        ...own,
        completedTasks,
      };
      const name = `data-${isoDay(calendarDayOf(collected))}.json`;
      saveFile(name, 'application/json', `${JSON.stringify(data, null, 2)}\n`);
    },
  });
  return (
    <SettingSection
      title="Your data"
      about={`Everything ${product} stores about you, as a JSON file: your account, your profile, the tasks on your list and every task you’ve completed. A completed task is removed ${DAYS_KEPT_AFTER_EXPIRATION} days after its points expire.`}
      onSubmit={() => download.mutate()}
      error={download.error && accountMessage(download.error)}
      errorTitle="Couldn’t collect your data."
      saved={download.isSuccess && 'Your data is in your downloads.'}
      isBusy={download.isPending}
      submit="Download data"
      busyLabel="Collecting…"
    />
  );
}
