import { updateUserAttributes } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '@/components/page';
import { ProfileLoader } from './profile-loader';
import '@/session/amplify';
import { LICENSE_FIELD, LICENSE_MESSAGE, licenseAttributes } from '@/domain/license';
import { LicenseChoice } from '@/components/license-choice';
import { scheduleFirstSteps } from '@/lib/first-steps';
import { useAccount } from '@/session/session';
import { paths } from '@/paths';
import { ProfileForm } from './profile-form';
import type { Profile } from '@/data/profile';
import { now } from '@/lib/clock';

/** The last step of creating an account: its profile (spec §2.4). */
export function CompleteSignUpPage() {
  return (
    <Page
      title="Complete sign-up"
      heading="Welcome! Tell us a little about yourself."
      lede="It’s all optional, and you can change it anytime."
      width="narrow"
    >
      <ProfileLoader>{(profile) => <CompleteProfile profile={profile} />}</ProfileLoader>
    </Page>
  );
}

/**
 * The profile's fields for a new account, then the redirect to its home (D9). An account from a social provider accepts
 * the license here (D6).
 */
function CompleteProfile({ profile }: { readonly profile: Profile }) {
  const { id, mustAcceptLicense } = useAccount();
  const [accepts, setAccepts] = useState(false);
  const navigate = useNavigate();
  const isLicenseMissing = mustAcceptLicense === true && !accepts;
  return (
    <ProfileForm
      profile={profile}
      alsoSave={mustAcceptLicense ? acceptLicense : undefined}
      onSaved={() => {
        scheduleFirstSteps(id);
        return navigate(paths.userLanding, { replace: true });
      }}
      problems={{ [LICENSE_FIELD]: isLicenseMissing ? LICENSE_MESSAGE : undefined }}
      submit="Let's Go!"
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

// The renewed tokens record that the license was accepted.
async function acceptLicense(): Promise<void> {
  await updateUserAttributes({ userAttributes: licenseAttributes(new Date(now())) });
  await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true });
}
