import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import type { ProfileDetails } from '@/domain/profile-form';
import { acceptLicence } from './accept-licence';
import { LICENCE_MESSAGE } from '@/domain/licence';
import { LicenceChoice } from '@/components/licence-choice';
import { planFirstSteps } from '@/lib/first-steps';
import { useAccount } from '@/session/session';
import { paths } from '@/paths';
import { ProfileForm } from './profile-form';
import type { Profile } from '@/data/profile';
import { useSaveProfile } from './use-profile';

/**
 * The profile's fields for a new account, then on to its home (D9). A social account gives the
 * licence acknowledgement here (D6).
 */
export function CompleteProfile({ profile }: { readonly profile: Profile }) {
  const { owesLicence } = useAccount();
  const [accepts, setAccepts] = useState(false);
  const [asked, setAsked] = useState(false);
  const finish = useFinish(owesLicence === true);
  const lacksLicence = owesLicence === true && !accepts;
  const save = (details: ProfileDetails) => {
    setAsked(true);
    if (!lacksLicence) finish.mutate(details);
  };
  return (
    <ProfileForm
      profile={profile}
      failure={finish.error}
      onSave={save}
      actions={
        <Button type="submit" busy={finish.isPending} busyLabel="Saving…">
          Let's Go!
        </Button>
      }
    >
      {owesLicence && (
        <LicenceChoice
          checked={accepts}
          onChange={({ target }) => setAccepts(target.checked)}
          problem={asked && lacksLicence ? LICENCE_MESSAGE : undefined}
        />
      )}
    </ProfileForm>
  );
}

function useFinish(owesLicence: boolean) {
  const { id } = useAccount();
  const { mutateAsync: save } = useSaveProfile();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (details: ProfileDetails) => {
      await save(details);
      if (owesLicence) await acceptLicence(new Date());
    },
    onSuccess: () => {
      planFirstSteps(id);
      return navigate(paths.userLanding);
    },
  });
}
