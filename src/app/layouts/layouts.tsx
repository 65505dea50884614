import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { Row } from '@/components/layout';
import { Skeleton } from '@/components/skeleton';
import { paths } from '@/paths';
import { type Account, useSession } from '@/session/session';
import { AccountMenu } from './account-menu';
import { Frame } from './frame';
import { Header, type HeaderLink } from './header';
import styles from './layouts.module.css';
import { OfflineNotice } from './offline-notice';

interface LayoutProps {
  /**
   * Pages behind the guards have the signed-in header, even before the session is known. On public pages, the header
   * depends on the session (spec §2.1, §2.4). The license, sign-in, sign-up and the error screen always have the
   * visitor's.
   */
  readonly of: 'members' | 'everyone' | 'visitors';
}

/** The frame of pages. With the members' header, it also says when the member is offline. */
export function Layout({ of }: LayoutProps) {
  const session = useSession();
  const account = session.status === 'authenticated' ? session.account : undefined;
  const isMembers = of === 'members' || (of === 'everyone' && account !== undefined);
  return (
    <Frame
      header={isMembers ? <SignedInHeader account={account} /> : <VisitorHeader />}
      notice={isMembers && <OfflineNotice />}
    >
      <Outlet />
    </Frame>
  );
}

const memberLinks: readonly HeaderLink[] = [
  { to: paths.userLanding, text: 'Home' },
  { to: paths.userHistory, text: 'History' },
  { to: paths.impact, text: 'Impact' },
  { to: paths.library, text: 'Library' },
  { to: paths.offers, text: 'Offers' },
  { to: paths.about, text: 'About' },
];

/** The header for signed-in users (spec §2.4), with a placeholder until the account is known. */
export function SignedInHeader({ account }: { account: Account | undefined }) {
  return (
    <Header links={memberLinks} home={paths.userLanding}>
      {account === undefined ? (
        <Skeleton
          width="var(--control-height)"
          height="var(--control-height)"
          radius="var(--radius-round)"
        />
      ) : (
        <AccountMenu account={account} />
      )}
    </Header>
  );
}

const visitorLinks: readonly HeaderLink[] = [
  { to: paths.landing, text: 'Main' },
  { to: paths.impact, text: 'Impact' },
  { to: paths.about, text: 'About' },
];

/** The header of public pages (spec §2.4); signed-in users get Home and their menu instead of the two buttons. */
export function VisitorHeader() {
  const session = useSession();
  // The router's state says where to go after the sign-in (D7).
  const { state } = useLocation();
  useEffect(() => {
    // Set by the script in index.html to hide the two buttons until the session is known.
    if (session.status !== 'configuring') delete document.documentElement.dataset.session;
  }, [session.status]);
  if (session.status === 'authenticated') {
    const links = [...visitorLinks, { to: paths.userLanding, text: 'Home' }];
    return (
      <Header links={links} home={paths.landing}>
        <AccountMenu account={session.account} reloadsAfterSignOut />
      </Header>
    );
  }
  const join = (
    <ButtonLink to={paths.newAccount} state={state}>
      Create an Account
    </ButtonLink>
  );
  return (
    <Header links={visitorLinks} home={paths.landing} menuEnd={join}>
      <Row gap={1} align="center" isOneLine className={styles.buttons}>
        <ButtonLink to={paths.login} state={state} variant="quiet">
          User Login
        </ButtonLink>
        <span className={styles.join}>{join}</span>
      </Row>
    </Header>
  );
}
