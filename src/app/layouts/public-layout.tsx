import { Outlet } from 'react-router-dom';
import { useSession } from '@/session/session';
import { Frame } from './frame';
import { SignedInHeader } from './signed-in-header';
import { VisitorHeader } from './visitor-header';

/** Landing, Impact and About: the header follows the authentication status (spec §2.1, §2.4). */
export function PublicLayout() {
  const session = useSession();
  const header =
    session.status === 'authenticated' ? (
      <SignedInHeader account={session.account} />
    ) : (
      <VisitorHeader />
    );
  return (
    <Frame header={header}>
      <Outlet />
    </Frame>
  );
}
