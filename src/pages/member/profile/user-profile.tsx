import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { focusHome, takesFocus } from '@/components/focus-home';
import { Grid, Row, Stack } from '@/components/layout';
import { Page } from '@/components/page';
import { Panel, PanelSection } from '@/components/panel';
import { Skeleton } from '@/components/skeleton';
import { ProfileLoader } from './profile-loader';
import { CloseAccountSection } from './close-account';
import { EmailAndPassword } from './email/email-and-password';
import { DownloadData } from './download-data';
import { hasInterruptedProfile, ProfileForm } from './profile-form';
import { Text } from '@/components/text';
import { interestsOf } from '@/domain/category';
import { DailyReminder } from './reminders/daily-reminder';
import { chosenUnits } from '@/data/keep-units';
import { AwaySection, InterestsSection, UnitsSection } from './settings';
import { SignOutEverywhere } from './sign-out-everywhere';
import { SocialSignIn } from '@/components/social-sign-in';
import { paths } from '@/paths';
import { useAccount } from '@/session/session';
import styles from './profile.module.css';
import { formatZip } from '@/domain/profile-form';
import { visibleText } from '@/domain/visible-text';
import type { Profile } from '@/data/profile';

/** Shows the user's profile and account, and changes them (spec §2.4). */
export function UserProfilePage() {
  const { id, provider, email } = useAccount();
  const [isEditing, setEditing] = useState(() => hasInterruptedProfile(id));
  const close = () => setEditing(false);
  return (
    <Page title="Your profile">
      <Stack gap={6} className={styles.columns}>
        <Column title="You">
          <ProfileLoader below={<Skeleton height="60rem" radius="var(--radius-l)" />}>
            {(profile) => (
              <>
                <div {...focusHome}>
                  {isEditing ? (
                    <ProfileForm
                      profile={profile}
                      successMessage="Profile saved."
                      onSaved={close}
                      onCancel={close}
                      submit="Save Changes"
                    />
                  ) : (
                    <ProfileSummary profile={profile} onEdit={() => setEditing(true)} />
                  )}
                </div>
                <InterestsSection stored={interestsOf(profile.interests)} />
                <UnitsSection stored={chosenUnits(profile.units)} />
                <AwaySection stored={profile.away ?? null} />
                <DailyReminder away={profile.away ?? null} />
              </>
            )}
          </ProfileLoader>
          <PanelSection
            title="Set-aside tasks"
            about="Daily tasks you already do, or that aren’t for you. You get them again only if you bring them back or too few others are left."
          >
            <Row gap={3}>
              <ButtonLink to={paths.setAside} variant="secondary">
                See set-aside tasks
              </ButtonLink>
            </Row>
          </PanelSection>
        </Column>
        <Column title="Your account">
          {/* Only its provider can change a social account's address and password (D40). */}
          {provider === undefined ? (
            <EmailAndPassword />
          ) : (
            <SocialSignIn {...{ provider, email }} />
          )}
          <SignOutEverywhere />
          <DownloadData />
          <CloseAccountSection />
        </Column>
      </Stack>
    </Page>
  );
}

/** One of the page's two columns, stacked on narrow screens (D53). */
function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={5} alignContent="start" aria-labelledby={id}>
      <Text id={id} tone="leaf" weight="bold" className={styles.columnTitle}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

interface ProfileSummaryProps {
  readonly profile: Profile;
  readonly onEdit: () => void;
}

function ProfileSummary({ profile, onEdit }: ProfileSummaryProps) {
  const rows = [
    ['Email', profile.email],
    ['Screen name', profile.screenname],
    ['State', profile.state],
    ['ZIP', formatZip(profile.zip)],
  ] as const;
  return (
    <Panel>
      <Stack as="dl">
        {rows.map(([name, value]) => (
          <Grid key={name} gap={4} className={styles.row}>
            <Text as="dt" size="s" tone="soft">
              {name}
            </Text>
            <Text as="dd" weight="medium" dir="auto" translate={value ? 'no' : undefined}>
              {visibleText(value ?? '') || (
                <Text as="span" tone="soft" weight="text">
                  Not set
                </Text>
              )}
            </Text>
          </Grid>
        ))}
      </Stack>
      <Row gap={3}>
        <Button {...takesFocus} onClick={onEdit}>
          Edit Profile
        </Button>
      </Row>
    </Panel>
  );
}
