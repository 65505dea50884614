import { CloseAccountSection } from './closing/close-account-section';
import { ChangeEmail } from './email/change-email';
import { EndAllSessions } from './everywhere/end-all-sessions';
import { DownloadData } from './own-data/download-data';

/** What one can do with one's account besides its profile, the irrevocable last. */
export function AccountSections() {
  return (
    <>
      <ChangeEmail />
      <EndAllSessions />
      <DownloadData />
      <CloseAccountSection />
    </>
  );
}
