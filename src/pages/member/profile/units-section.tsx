import { SelectField } from '@/components/select-field';
import { SettingSection } from '@/components/setting-section';
import type { Units } from '@/domain/impact/units';
import { chosenUnits, keepUnits } from '@/features/units/keep-units';
import type { InterruptedEntries } from '@/session/interrupted-entry';
import { useSetting } from './use-setting';

const OPTIONS = {
  '': 'As usual in my region',
  US: 'U.S. (pounds, gallons, miles)',
  Metric: 'Metric (kilograms, liters, kilometers)',
};

/** The units of amounts, in the profile (D69). */
export function UnitsSection({ stored }: { readonly stored: Units | undefined }) {
  const { touched, touch, save, ...setting } = useSetting('units', interrupted, ({ units }) =>
    keepUnits(chosenUnits(units)),
  );
  const value = touched ?? stored ?? '';
  return (
    <SettingSection
      title="Units"
      about="How amounts read, on every device where you sign in."
      onSubmit={() => save({ units: chosenUnits(value) ?? null })}
      error={setting.error}
      errorTitle="Couldn’t save your units."
      saved={setting.isSaved && 'Saved.'}
      isBusy={setting.isBusy}
      submit="Save units"
    >
      <SelectField
        label="Show amounts in"
        options={OPTIONS}
        value={value}
        disabled={setting.isBusy}
        onChange={({ target }) => touch(target.value)}
      />
    </SettingSection>
  );
}

const interrupted: InterruptedEntries<string | undefined> = new Map();
