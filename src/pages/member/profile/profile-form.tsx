import { type ChangeEvent, type ReactNode } from 'react';
import { Button } from '@/components/button';
import { takesFocus } from '@/components/focus-home';
import { Panel } from '@/components/panel';
import { SettingForm } from '@/components/setting-section';
import { TextField } from '@/components/text-field';
import { useForm } from '@/components/use-form';
import {
  profileDetails,
  toProfileEntry,
  type ProfileDetails,
  type ProfileEntry,
  profileProblems,
  ZIP_HINT,
  enteredZip,
} from '@/domain/profile-form';
import { enteredState, stateLabel } from '@/domain/states';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { messageFor } from '@/lib/errors';
import {
  type InterruptedEntries,
  interruptedKey,
  useInterruptedEntry,
} from '@/session/interrupted-entry';
import type { Profile } from '@/data/profile';
import { saveProfile } from '@/data/save-profile';

type Problems = Readonly<Record<string, string | undefined>>;

interface ProfileFormProps {
  readonly profile: Profile;
  /** Saves more after the fields; if it fails, the typed text stays. */
  readonly alsoSave?: (() => Promise<void>) | undefined;
  /** The message once everything is saved; undefined for none. */
  readonly successMessage?: string | undefined;
  readonly onSaved: () => unknown;
  readonly onCancel?: () => void;
  /** Returns the page's own fields, shown above the actions, with their visible problems. */
  readonly children?: (shown: Problems) => ReactNode;
  /** The problems of the page's own fields, by their names. */
  readonly problems?: Problems;
  /** The text of the button that saves. */
  readonly submit: string;
}

/** The profile's fields, for both /completesignup and /userprofilepage (spec §2.4). */
export function ProfileForm({
  profile,
  alsoSave,
  successMessage,
  onSaved,
  onCancel,
  children,
  problems,
  submit: submitLabel,
}: ProfileFormProps) {
  const [entry, setEntry] = useInterruptedEntry(interrupted, FORM, () => toProfileEntry(profile));
  const field = (name: keyof ProfileEntry) => ({
    name,
    value: entry[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setEntry((before) => ({ ...before, [name]: changed[name](before[name], target.value) })),
  });
  const { run, isPending, failure } = useMemberAction(true);
  const invalid = profileProblems(entry);
  const { shown, touch, submit } = useForm<Problems>({ ...invalid, ...problems }, () =>
    run(saveDetails(profileDetails(entry), { alsoSave, successMessage }), { onDone: onSaved }),
  );
  // The state's problem shows while it is typed, the ZIP's once its field has been left (spec §5).
  return (
    <Panel>
      <SettingForm
        onSubmit={submit}
        error={failure ? messageFor(failure.error) : null}
        errorTitle={failure?.action.failed}
        isBusy={isPending}
        submit={submitLabel}
        actions={
          onCancel && (
            <Button variant="quiet" onClick={onCancel} disabled={isPending}>
              Cancel
            </Button>
          )
        }
      >
        <TextField label="Email" type="email" value={profile.email ?? ''} readOnly disabled />
        <TextField
          {...takesFocus}
          label="Screen name"
          autoComplete="nickname"
          {...field('screenname')}
          error={invalid.screenname}
        />
        <TextField
          label="State"
          autoComplete="address-level1"
          autoCapitalize="characters"
          spellCheck={false}
          hint={stateLabel(entry.state) ?? 'Two letters (e.g., CA)'}
          {...field('state')}
          error={invalid.state}
        />
        <TextField
          label="ZIP"
          inputMode="numeric"
          autoComplete="postal-code"
          hint={ZIP_HINT}
          {...field('zip')}
          error={shown['zip']}
          onBlur={() => touch('zip')}
        />
        {children?.(shown)}
      </SettingForm>
    </Panel>
  );
}

function saveDetails(
  details: ProfileDetails,
  { alsoSave, successMessage }: Pick<ProfileFormProps, 'alsoSave' | 'successMessage'>,
): MemberAction<void> {
  return {
    kind: 'save profile',
    run: async (actor) => {
      await saveProfile(actor, details);
      await alsoSave?.();
    },
    done: () => (successMessage === undefined ? undefined : { message: successMessage }),
    failed: 'Couldn’t save your profile.',
    isRepeatable: true,
  };
}

const FORM = 'profile';
const interrupted: InterruptedEntries<ProfileEntry> = new Map();

/** Whether the account's last session ended while its member was typing here. */
export function hasInterruptedProfile(accountId: string): boolean {
  return interrupted.has(interruptedKey(accountId, FORM));
}

type Change = (before: string, after: string) => string;

const changed: { readonly [field in keyof ProfileEntry]: Change } = {
  screenname: (_, after) => after,
  state: enteredState,
  zip: enteredZip,
};
