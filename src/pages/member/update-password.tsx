import { ButtonLink } from '@/components/button';
import { Page } from '@/components/page';
import { UpdatePasswordForm } from '@/features/accounts/update-password-form';
import { paths } from '@/paths';

/** The password change (spec §2.4). */
export function UpdatePasswordPage() {
  return (
    <Page title="Update password" width="narrow">
      <UpdatePasswordForm />
      <ButtonLink to={paths.userProfile} variant="quiet">
        Back to your profile
      </ButtonLink>
    </Page>
  );
}
