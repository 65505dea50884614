import { Button } from '@/components/button';
import { useToast } from '@/components/toast';
import { ProfileForm } from './profile-form';
import type { Profile } from '@/data/profile';
import { useSaveProfile } from './use-profile';

interface ProfileEditorProps {
  readonly profile: Profile;
  /** Called after a save, and on cancel. */
  readonly onDone: () => void;
}

/** Edits the profile's fields, with buttons to save or cancel. */
export function ProfileEditor({ profile, onDone }: ProfileEditorProps) {
  const toast = useToast();
  const save = useSaveProfile({
    onSuccess: () => {
      toast({ tone: 'success', message: 'Profile saved.' });
      onDone();
    },
  });
  return (
    <ProfileForm
      profile={profile}
      failure={save.error}
      onSave={(details) => save.mutate(details)}
      actions={
        <>
          <Button type="submit" busy={save.isPending} busyLabel="Saving…">
            Save Changes
          </Button>
          <Button variant="quiet" onClick={onDone} disabled={save.isPending}>
            Cancel
          </Button>
        </>
      }
    />
  );
}
