import { useAuthenticator } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { LICENCE_FIELD, licenceEvidence } from '@/domain/licence';
import { LicenceChoice } from '@/components/licence-choice';

/**
 * The acknowledgement on the sign-up form. The widget sends every field named custom: as a user
 * attribute, which is how the evidence, with the time of the tick, gets into the account (D6).
 */
export function LicenceField() {
  const { validationErrors } = useAuthenticator((context) => [context.validationErrors]);
  const [evidence, setEvidence] = useState<ReturnType<typeof licenceEvidence>>();
  const problem = validationErrors[LICENCE_FIELD];
  return (
    <>
      <LicenceChoice
        required
        problem={typeof problem === 'string' ? problem : problem?.[0]}
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
