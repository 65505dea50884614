import { useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { PanelActions, PanelSection } from '@/components/panel';
import { SelectField } from '@/components/select-field';
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
    <PanelSection title="Units" about="How amounts read, on every device where you sign in.">
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
      {save.error && (
        <Alert tone="error" title="Couldn’t save your units.">
          {messageFor(save.error)} Your choice is still here.
        </Alert>
      )}
      {save.isSuccess && <Alert tone="success">Saved.</Alert>}
      <PanelActions>
        <Button
          variant="secondary"
          busy={save.isPending}
          busyLabel="Saving…"
          onClick={() =>
            save.mutate(chosenUnits(value), { onSuccess: () => setTouched(undefined) })
          }
        >
          Save units
        </Button>
      </PanelActions>
    </PanelSection>
  );
}
