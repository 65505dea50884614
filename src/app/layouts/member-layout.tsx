import { Outlet } from 'react-router-dom';
import { useSession } from '@/session/session';
import { Frame } from './frame';
import { OfflineNotice } from './offline-notice';
import { SignedInHeader } from './signed-in-header';

/** Everything behind the guards: the signed-in header, also while the guard is still asking. */
export function MemberLayout() {
  const session = useSession();
  const account = session.status === 'authenticated' ? session.account : undefined;
  return (
    <Frame header={<SignedInHeader account={account} />} notice={<OfflineNotice />}>
      <Outlet />
    </Frame>
  );
}
