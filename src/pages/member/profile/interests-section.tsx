import { SettingSection } from '@/components/setting-section';
import type { Category } from '@/domain/category';
import { InterestChoice } from '@/features/interests/interest-choice';
import type { InterruptedEntries } from '@/session/interrupted-entry';
import { useSetting } from './use-setting';

/** What matters to the user, in the profile (D30). */
export function InterestsSection({ stored }: { readonly stored: readonly Category[] }) {
  const { touched, touch, save, ...setting } = useSetting('interests', interrupted);
  const chosen = touched ?? stored;
  return (
    <SettingSection
      title="What matters to you"
      about="About two out of three daily tasks come from what you choose. Leave all unchecked to get every kind."
      onSubmit={() => save({ interests: chosen })}
      error={setting.error}
      errorTitle="Couldn’t save your interests."
      saved={setting.isSaved && 'Saved. Your choice counts from your next daily tasks.'}
      isBusy={setting.isBusy}
      submit="Save interests"
    >
      <InterestChoice
        legend="Your interests"
        chosen={chosen}
        disabled={setting.isBusy}
        onChange={touch}
      />
    </SettingSection>
  );
}

const interrupted: InterruptedEntries<readonly Category[] | undefined> = new Map();
