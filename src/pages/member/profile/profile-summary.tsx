import { Button } from '@/components/button';
import { takesFocus } from '@/components/focus-home';
import { Stack } from '@/components/layout';
import { Panel, PanelActions } from '@/components/panel';
import { Text } from '@/components/text';
import { formatZip } from '@/domain/profile-form';
import { visibleText } from '@/domain/visible-text';
import styles from './profile.module.css';
import type { Profile } from '@/data/profile';

interface ProfileSummaryProps {
  readonly profile: Profile;
  readonly onEdit: () => void;
}

/** The profile's values, with a button to edit them (spec §2.4). */
export function ProfileSummary({ profile, onEdit }: ProfileSummaryProps) {
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
          <div key={name} className={styles.row}>
            <Text as="dt" size="s" tone="soft">
              {name}
            </Text>
            <dd dir="auto" translate={value ? 'no' : undefined}>
              {visibleText(value ?? '') || (
                <Text as="span" tone="soft" weight="text">
                  Not set
                </Text>
              )}
            </dd>
          </div>
        ))}
      </Stack>
      <PanelActions>
        <Button {...takesFocus} onClick={onEdit}>
          Edit Profile
        </Button>
      </PanelActions>
    </Panel>
  );
}
