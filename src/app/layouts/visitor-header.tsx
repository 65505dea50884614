import { ButtonLink } from '@/components/button';
import { useSession } from '@/session/session';
import { paths } from '@/paths';
import { AccountMenu } from './account-menu';
import { HeaderFrame, type HeaderLink } from './header-frame';
import styles from './visitor-header.module.css';

const links: readonly HeaderLink[] = [
  { to: paths.landing, text: 'Main' },
  { to: paths.impact, text: 'Impact' },
  { to: paths.about, text: 'About' },
];

/** The header of public pages (spec §2.4); somebody signed in gets Home and their menu instead of the two buttons. */
export function VisitorHeader() {
  const session = useSession();
  if (session.status === 'authenticated') {
    return (
      <HeaderFrame links={[...links, { to: paths.userLanding, text: 'Home' }]} home={paths.landing}>
        <AccountMenu account={session.account} reloadsAfterSignOut />
      </HeaderFrame>
    );
  }
  const join = <ButtonLink to={paths.newAccount}>Create an Account</ButtonLink>;
  return (
    <HeaderFrame links={links} home={paths.landing} menuEnd={join}>
      <div className={styles.entrances}>
        <ButtonLink to={paths.login} variant="quiet">
          User Login
        </ButtonLink>
        <span className={styles.join}>{join}</span>
      </div>
    </HeaderFrame>
  );
}
