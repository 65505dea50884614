import { ButtonLink } from '@/components/button';
import { useSession } from '@/session/session';
import { paths } from '@/paths';

/** Leads a visitor to sign up (spec §2.4), and a member to the tasks. */
export function StartLink() {
  const session = useSession();
  return session.status === 'authenticated' ? (
    <ButtonLink to={paths.userLanding}>Go to your tasks</ButtonLink>
  ) : (
    <ButtonLink to={paths.newAccount}>Create an Account</ButtonLink>
  );
}
