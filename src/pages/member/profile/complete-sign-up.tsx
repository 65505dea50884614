import { Page } from '@/components/page';
import { CompleteProfile } from './complete-profile';
import { ProfileLoader } from './profile-loader';

/** The last step of a new account: its profile (spec §2.4). */
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
