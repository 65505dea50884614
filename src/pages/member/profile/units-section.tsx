import { useState } from 'react';
import { SelectField } from '@/components/select-field';
import { SettingSection } from '@/components/setting-section';
import type { Units } from '@/domain/impact/units';
import { chosenUnits } from '@/features/units/keep-units';
import { messageFor } from '@/lib/errors';
import { useSaveUnits } from './use-save-units';

const OPTIONS = {
  '': 'As usual in my region',
  US: 'U.S. (pounds, gallons, miles)',
  Metric: 'Metric (kilograms, liters, kilometers)',
};

/** The units of amounts, in the profile (D69). */
export function UnitsSection({ stored }: { readonly stored: Units | undefined }) {
  // Undefined until it is touched, so the form follows what other devices store.
  const [touched, setTouched] = useState<string>();
  const value = touched ?? stored ?? '';
  const save = useSaveUnits();
  return (
    <SettingSection
      title="Units"
      about="How amounts read, on every device where you sign in."
      onSubmit={() => save.mutate(chosenUnits(value), { onSuccess: () => setTouched(undefined) })}
      error={save.error && `${messageFor(save.error)} Your choice is still here.`}
      errorTitle="Couldn’t save your units."
      saved={save.isSuccess && 'Saved.'}
      isBusy={save.isPending}
      submit="Save units"
    >
      <SelectField
        label="Show amounts in"
        options={OPTIONS}
        value={value}
        disabled={save.isPending}
        onChange={({ target }) => {
          setTouched(target.value);
          save.reset();
        }}
      />
    </SettingSection>
  );
}
