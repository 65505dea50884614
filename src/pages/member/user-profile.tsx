import { useState } from 'react';
import { Page } from '@/components/page';
import { ProfileEditor } from '@/features/accounts/profile/profile-editor';
import { ProfileLoader } from '@/features/accounts/profile/profile-loader';
import { ProfileSummary } from '@/features/accounts/profile/profile-summary';
import { CloseAccountSection } from '@/features/accounts/close-account';
import { ChangeEmail } from '@/features/accounts/email/change-email';
import { DownloadData } from '@/features/accounts/download-data';
import { SignOutEverywhere } from '@/features/accounts/sign-out-everywhere';

/** The user's profile, to look at and to change (spec §2.4). */
export function UserProfilePage() {
  const [isEditing, setEditing] = useState(false);
  return (
    <Page title="Your profile" width="narrow">
      <ProfileLoader>
        {(profile) =>
          isEditing ? (
            <ProfileEditor profile={profile} onDone={() => setEditing(false)} />
          ) : (
            <ProfileSummary profile={profile} onEdit={() => setEditing(true)} />
          )
        }
      </ProfileLoader>
      {!isEditing && (
        <>
          <ChangeEmail />
          <SignOutEverywhere />
          <DownloadData />
          <CloseAccountSection />
        </>
      )}
    </Page>
  );
}
