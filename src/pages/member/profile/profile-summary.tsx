import { Button, ButtonLink } from '@/components/button';
import { Panel } from '@/components/panel';
import { formatZip } from '@/domain/profile-form';
import { paths } from '@/paths';
import { useFocusOnMount } from './use-focus-on-mount';
import { useAccount } from '@/session/session';
import styles from './profile.module.css';
import type { Profile } from '@/data/profile';

interface ProfileSummaryProps {
  readonly profile: Profile;
  readonly onEdit: () => void;
  /** Whether the summary follows the form, and takes its focus. */
  readonly takesFocus: boolean;
}

/** The profile's values, with links to edit it and, if there is one, to change the password (spec §2.4, D40). */
export function ProfileSummary({ profile, onEdit, takesFocus }: ProfileSummaryProps) {
  const { provider } = useAccount();
  const edit = useFocusOnMount<HTMLButtonElement>(takesFocus);
  const rows = [
    ['Email', profile.email],
    ['Screen name', profile.screenname],
    ['State', profile.state],
    ['ZIP', formatZip(profile.zip)],
  ] as const;
  return (
    <Panel>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value || <span className={styles.unset}>Not set</span>}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button ref={edit} onClick={onEdit}>
          Edit Profile
        </Button>
        {provider === undefined && (
          <ButtonLink to={paths.updatePassword} variant="secondary">
            Change Password
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}
