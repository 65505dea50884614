import { SettingSection } from '@/components/setting-section';
import type { Category } from '@/domain/category';
import { messageFor } from '@/lib/errors';
import { InterestChoice } from '@/features/interests/interest-choice';
import { useSaveInterests } from '@/features/interests/use-save-interests';
import { type UnsentEntries, useUnsentEntry } from '@/session/unsent-entry';

/** What matters to the user, in the profile (D30). */
export function InterestsSection({ stored }: { readonly stored: readonly Category[] }) {
  // Undefined until it is touched, so the form follows what other devices store.
  const [touched, setTouched] = useUnsentEntry(unsent, 'interests', () => undefined);
  const chosen = touched ?? stored;
  const save = useSaveInterests({});
  return (
    <SettingSection
      title="What matters to you"
      about="About two out of three daily tasks come from what you choose. Leave all unchecked to get every kind."
      onSubmit={() => save.mutate(chosen, { onSuccess: () => setTouched(undefined) })}
      error={save.error && `${messageFor(save.error)} Your choice is still here.`}
      errorTitle="Couldn’t save your interests."
      saved={save.isSuccess && 'Saved. Your choice counts from your next daily tasks.'}
      isBusy={save.isPending}
      submit="Save interests"
    >
      <InterestChoice
        legend="Your interests"
        chosen={chosen}
        disabled={save.isPending}
        onChange={(next) => {
          setTouched(next);
          save.reset();
        }}
      />
    </SettingSection>
  );
}

const unsent: UnsentEntries<readonly Category[] | undefined> = new Map();
