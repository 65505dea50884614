import { Outlet } from 'react-router-dom';
import { useSession } from '@/session/session';
import { Frame } from './frame';
import { SignedInHeader, VisitorHeader } from './headers';
import { OfflineNotice } from './offline-notice';

/** Landing, Impact, How we estimate and About: the header follows the authentication status (spec §2.1, §2.4). */
export function PublicLayout() {
  const session = useSession();
  const isMember = session.status === 'authenticated';
  return (
    <Frame
      header={isMember ? <SignedInHeader account={session.account} /> : <VisitorHeader />}
      // Some of these pages show a member's own figures.
      notice={isMember && <OfflineNotice />}
    >
      <Outlet />
    </Frame>
  );
}

/** The license, sign-in and sign-up pages and the error screen: the visitor's header for everyone. */
export function VisitorLayout() {
  return (
    <Frame header={<VisitorHeader />}>
      <Outlet />
    </Frame>
  );
}

/** Pages behind the guards: the signed-in header, even before the session is known. */
export function MemberLayout() {
  const session = useSession();
  const account = session.status === 'authenticated' ? session.account : undefined;
  return (
    <Frame header={<SignedInHeader account={account} />} notice={<OfflineNotice />}>
      <Outlet />
    </Frame>
  );
}
