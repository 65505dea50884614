import { updateUserAttributes } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import '@/session/amplify';
import { Button } from '@/components/button';
import { LICENSE_FIELD, LICENSE_MESSAGE, licenseAttributes } from '@/domain/license';
import { LicenseChoice } from '@/components/license-choice';
import { scheduleFirstSteps } from '@/lib/first-steps';
import { useAccount } from '@/session/session';
import { paths } from '@/paths';
import { ProfileForm } from './profile-form';
import type { Profile } from '@/data/profile';
import { now } from '@/lib/clock';
import { useSaveProfile } from './use-profile';

/**
 * The profile's fields for a new account, then the redirect to its home (D9). An account that came
 * through a social provider accepts the license here (D6).
 */
export function CompleteProfile({ profile }: { readonly profile: Profile }) {
  const { mustAcceptLicense } = useAccount();
  const [accepts, setAccepts] = useState(false);
  const finish = useFinish(mustAcceptLicense === true);
  const isLicenseMissing = mustAcceptLicense === true && !accepts;
  return (
    <ProfileForm
      profile={profile}
      failure={finish.error}
      onSave={finish.mutate}
      problems={{ [LICENSE_FIELD]: isLicenseMissing ? LICENSE_MESSAGE : undefined }}
      actions={
        <Button type="submit" busy={finish.isPending} busyLabel="Saving…">
          Let's Go!
        </Button>
      }
    >
      {(shown) =>
        mustAcceptLicense && (
          <LicenseChoice
            checked={accepts}
            onChange={({ target }) => setAccepts(target.checked)}
            problem={shown[LICENSE_FIELD]}
          />
        )
      }
    </ProfileForm>
  );
}

function useFinish(mustAcceptLicense: boolean) {
  const { id } = useAccount();
  const navigate = useNavigate();
  const onSuccess = () => {
    scheduleFirstSteps(id);
    return navigate(paths.userLanding);
  };
  return useSaveProfile({ onSuccess }, mustAcceptLicense ? acceptLicense : undefined);
}

// The renewed tokens tell the session that the license is accepted.
async function acceptLicense(): Promise<void> {
  await updateUserAttributes({ userAttributes: licenseAttributes(new Date(now())) });
  await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true });
}
