import { ButtonLink } from '@/components/button';
import { Page } from '@/components/page';
import { SocialSignIn } from '@/components/social-sign-in';
import { UpdatePasswordForm } from './update-password-form';
import { paths } from '@/paths';
import { useAccount } from '@/session/session';

/** The password change (spec §2.4); a social account has no password (D40). */
export function UpdatePasswordPage() {
  const { provider, email } = useAccount();
  return (
    <Page title="Update password" width="narrow">
      {provider === undefined ? <UpdatePasswordForm /> : <SocialSignIn {...{ provider, email }} />}
      <ButtonLink to={paths.userProfile} variant="quiet">
        Back to your profile
      </ButtonLink>
    </Page>
  );
}
