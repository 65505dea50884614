import { useState } from 'react';
import { LicenceChoice } from '@/components/licence-choice';
import { licenceEvidence } from '@/domain/licence';

/**
 * The license acknowledgement on the sign-up form. The widget sends every field named `custom:…` as a
 * user attribute, which puts the evidence and its time into the account (D6).
 */
export function LicenceField() {
  const [evidence, setEvidence] = useState<ReturnType<typeof licenceEvidence>>();
  return (
    <>
      <LicenceChoice
        required
        onChange={({ target }) =>
          setEvidence(target.checked ? licenceEvidence(new Date()) : undefined)
        }
      />
      {Object.entries(evidence ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
