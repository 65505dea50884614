import { Skeleton } from '@/components/skeleton';
import type { Account } from '@/session/session';
import { paths } from '@/paths';
import { AccountMenu } from './account-menu';
import { HeaderFrame, type HeaderLink } from './header-frame';

const links: readonly HeaderLink[] = [
  { to: paths.userLanding, text: 'Home' },
  { to: paths.userHistory, text: 'History' },
  { to: paths.impact, text: 'Impact' },
  { to: paths.library, text: 'Library' },
  { to: paths.offers, text: 'Offers' },
  { to: paths.about, text: 'About' },
];

/** The header of somebody signed in (spec §2.4); while it is not yet known who, the avatar's place is kept. */
export function SignedInHeader({ account }: { account: Account | undefined }) {
  return (
    <HeaderFrame links={links} home={paths.userLanding}>
      {account === undefined ? (
        <Skeleton
          width="var(--control-height)"
          height="var(--control-height)"
          radius="var(--radius-round)"
        />
      ) : (
        <AccountMenu account={account} />
      )}
    </HeaderFrame>
  );
}
