import { Page } from '@/components/page';
import { SetAsideList } from './set-aside-list';

/** /setasidetasks: the daily tasks the user doesn't want to get (D27). */
export function SetAsidePage() {
  return (
    <Page
      title="Set-aside tasks"
      width="narrow"
      lede="You won’t get these as daily tasks unless there aren’t enough others. Bring one back to get it again."
    >
      <SetAsideList />
    </Page>
  );
}
