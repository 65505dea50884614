import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import { Alert } from '@/components/alert';
import { PanelForm } from '@/components/panel';
import { TextField } from '@/components/text-field';
import { focusInvalid } from '@/components/use-form';
import { MAX_SCREEN_NAME_LENGTH } from '@/domain/generated/limits';
import {
  checkProfile,
  entryOf,
  type ProfileDetails,
  type ProfileEntry,
  profileProblems,
  type ProfileProblems,
  sanitizeState,
  ZIP_HINT,
  sanitizeZip,
} from '@/domain/profile-form';
import { stateNames } from '@/domain/states';
import { messageFor } from '@/lib/errors';
import { useFocusOnMount } from './use-focus-on-mount';
import { type UnsentEntries, unsentKey, useUnsentEntry } from '@/session/unsent-entry';
import styles from './profile.module.css';
import type { Profile } from '@/data/profile';

interface ProfileFormProps {
  readonly profile: Profile;
  /** Called with the valid values to store. */
  readonly onSave: (details: ProfileDetails) => void;
  /** Why the last save failed; what was typed stays. */
  readonly failure: Error | null;
  /** Whether the form replaces what had the focus. */
  readonly takesFocus?: boolean;
  /** The page's own fields, above the actions. */
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** The fields of the profile, for /completesignup and /userprofilepage alike (spec §2.4). */
export function ProfileForm({
  profile,
  onSave,
  failure,
  takesFocus = false,
  children,
  actions,
}: ProfileFormProps) {
  const first = useFocusOnMount<HTMLInputElement>(takesFocus);
  const { field, stateName, leaveZip, check } = useProfileEntry(profile);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = check();
    if (checked.ok) return onSave(checked.details);
    focusInvalid(event.currentTarget, checked.problems);
  };
  return (
    <PanelForm onSubmit={submit}>
      <TextField label="Email" type="email" value={profile.email ?? ''} readOnly disabled />
      <TextField
        ref={first}
        label="Screen name"
        autoComplete="nickname"
        maxLength={MAX_SCREEN_NAME_LENGTH}
        {...field('screenname')}
      />
      <TextField
        label="State"
        autoComplete="address-level1"
        autoCapitalize="characters"
        spellCheck={false}
        hint={stateName ?? 'Two letters (e.g., CA)'}
        {...field('state')}
      />
      <TextField
        label="ZIP"
        inputMode="numeric"
        autoComplete="postal-code"
        hint={ZIP_HINT}
        {...field('zip')}
        onBlur={leaveZip}
      />
      {children}
      {failure && (
        <Alert tone="error" title="Couldn’t save your profile.">
          {messageFor(failure)}
        </Alert>
      )}
      <div className={styles.actions}>{actions}</div>
    </PanelForm>
  );
}

const FORM = 'profile';
const unsent: UnsentEntries<ProfileEntry> = new Map();

/** Whether the account's last session ended while it was typing here. */
export function hasUnsentProfile(accountId: string): boolean {
  return unsent.has(unsentKey(accountId, FORM));
}

const asTyped: { readonly [field in keyof ProfileEntry]: (text: string) => string } = {
  screenname: (text) => text,
  state: sanitizeState,
  zip: sanitizeZip,
};

// Shows a problem with the state while it is typed, with the ZIP once its field has been left, and with
// any field once `check` has been called (spec §5).
function useProfileEntry(stored: ProfileDetails) {
  const [entry, setEntry] = useUnsentEntry(unsent, FORM, () => entryOf(stored));
  const [zipLeft, setZipLeft] = useState(false);
  const { zip, ...others } = profileProblems(entry);
  const problems: ProfileProblems = zip && zipLeft ? { ...others, zip } : others;
  return {
    field: (name: keyof ProfileEntry) => ({
      name,
      value: entry[name],
      error: problems[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setEntry((before) => ({ ...before, [name]: asTyped[name](target.value) })),
    }),
    stateName: stateNames[entry.state],
    leaveZip: () => setZipLeft(true),
    check: () => {
      setZipLeft(true);
      return checkProfile(entry);
    },
  };
}
