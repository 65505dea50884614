import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { useToast } from '@/components/toast';
import { classNames } from '@/components/class-names';
import menuStyles from '@/components/menu.module.css';
import { VisuallyHidden } from '@/components/visually-hidden';
import { hasNotesToLose } from '@/data/actions/notes';
import { charactersOf } from '@/domain/characters';
import { visibleText } from '@/domain/visible-text';
import { SignOutQuestion } from '@/features/waiting/sign-out-question';
import { connection } from '@/lib/connection';
import { report } from '@/lib/report';
import { siteAnswers } from '@/lib/site-answers';
import { forgetNotes } from '@/lib/notes';
import type { Account } from '@/session/session';
import { loadAmplify } from '@/session/load-amplify';
import { sessionStore } from '@/session/store';
import { removeStoredTokens } from '@/session/token-storage';
import { AWAY_ANCHOR, paths, type Path } from '@/paths';
import styles from './account-menu.module.css';

type AccountMenuProps = {
  account: Account;
  /** The visitor header reloads the page after signing out (spec §2.4). */
  reloadsAfterSignOut?: boolean;
};

type Entry = { to: Path; anchor?: string; text: string; icon: IconName };

const entries: readonly Entry[] = [
  { to: paths.userLanding, text: 'Your Home', icon: 'home' },
  { to: paths.userProfile, text: 'Your User Profile', icon: 'user' },
  { to: paths.userProfile, anchor: AWAY_ANCHOR, text: 'Going Away?', icon: 'moon' },
];
const adminEntry: Entry = { to: paths.admin, text: 'Admin', icon: 'edit' };

/** The round avatar with the first letter of the login id, and its menu (spec §2.4). */
export function AccountMenu({ account, reloadsAfterSignOut = false }: AccountMenuProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const close = () => panel.current?.hidePopover();
  const [isAsking, setAsking] = useState(false);
  const askOrSignOut = () => {
    close();
    if (hasNotesToLose(account.id)) setAsking(true);
    else void signOut();
  };
  const signOut = async (): Promise<void> => {
    setAsking(false);
    // Its code can't be loaded without a connection, or after a deployment has removed it.
    const amplify = await loadAmplify().catch(() => undefined);
    if (!amplify) return forgetSession(account.id);
    // Amplify would navigate to the provider's sign-out page, which can't open without a connection.
    const isSocial = account.provider !== undefined;
    if (isSocial && !(await siteAnswers())) return forgetSession(account.id);
    try {
      await amplify.signOutHere();
      forgetNotes(account.id);
      if (reloadsAfterSignOut) location.reload();
    } catch (error) {
      if (!(await connection.check())) return forgetSession(account.id);
      report('Signing out failed.', error);
      return toast({
        tone: 'error',
        message: 'Couldn’t sign you out. Check your connection and try again.',
      });
    }
  };

  return (
    <>
      <IconButton className={styles.avatar} popoverTarget={panelId}>
        <span aria-hidden="true">{initialOf(account.loginId)}</span>
        <VisuallyHidden>{`Account menu for ${account.loginId}`}</VisuallyHidden>
      </IconButton>
      <div
        className={classNames(menuStyles.panel, styles.panel)}
        id={panelId}
        ref={panel}
        popover="auto"
      >
        <Text size="s" tone="soft" className={styles.who} translate="no">
          {account.loginId}
        </Text>
        <Stack as="ul">
          {(account.isAdmin ? [...entries, adminEntry] : entries).map((entry) => (
            <li key={entry.text}>
              <Link
                className={menuStyles.entry}
                to={{ pathname: entry.to, hash: entry.anchor ?? '' }}
                onClick={close}
              >
                <Icon name={entry.icon} />
                <span>{entry.text}</span>
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={menuStyles.entry}
              data-leaves=""
              onClick={askOrSignOut}
            >
              <Icon name="signout" />
              Sign Out
            </button>
          </li>
        </Stack>
      </div>
      {isAsking && (
        <SignOutQuestion
          accountId={account.id}
          onCancel={() => setAsking(false)}
          onSignOut={() => void signOut()}
        />
      )}
    </>
  );
}

// Without Amplify or a connection, the user pool can't revoke the tokens.
function forgetSession(accountId: string): void {
  forgetNotes(accountId);
  removeStoredTokens();
  sessionStore.setSigningOut(true);
  sessionStore.setSession({ status: 'unauthenticated' });
}

function initialOf(loginId: string): string {
  return charactersOf(visibleText(loginId))[0]?.toUpperCase() ?? '?';
}
