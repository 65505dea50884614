import { Button } from '@/components/button';
import { ProfileForm } from './profile-form';
import type { Profile } from '@/data/profile';
import { useMemberAction } from '@/features/use-member-action';
import { saveDetails } from './use-profile';

interface ProfileEditorProps {
  readonly profile: Profile;
  /** Called after a save, and on cancel. */
  readonly onDone: () => void;
}

/** Edits the profile's fields, with buttons to save or cancel. */
export function ProfileEditor({ profile, onDone }: ProfileEditorProps) {
  const { run, isPending, failure } = useMemberAction(true);
  return (
    <ProfileForm
      profile={profile}
      failure={failure?.error}
      onSave={(details) =>
        run({ ...saveDetails(details), done: () => ({ message: 'Profile saved.' }) }, { onDone })
      }
      actions={
        <>
          <Button type="submit" busy={isPending} busyLabel="Saving…">
            Save Changes
          </Button>
          <Button variant="quiet" onClick={onDone} disabled={isPending}>
            Cancel
          </Button>
        </>
      }
    />
  );
}
