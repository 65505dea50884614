import { Page } from '@/components/page';
import { HistoryView } from '@/features/history/history-view';
import { useHistory } from '@/features/history/use-history';

/** /userhistory: what was completed and still counts (spec §2.4 'History'). */
export function UserHistoryPage() {
  const history = useHistory();
  return (
    <Page
      width="wide"
      title="Your History"
      lede="Completed tasks whose points still count. Each leaves the list when it expires."
    >
      <HistoryView history={history} />
    </Page>
  );
}
