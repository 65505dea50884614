import { Button, ButtonLink } from '@/components/button';
import { takesFocus } from '@/components/focus-home';
import { Row } from '@/components/layout';
import { PanelSection } from '@/components/panel';
import { paths } from '@/paths';
import { useAccount } from '@/session/session';
import { AddressForm, CodeForm } from './email-forms';
import { useEmailChange } from './use-email-change';

/** Shows the sign-in email, changes it (a new address, then the code sent there), and links to the password page. */
export function EmailAndPassword() {
  const { email } = useAccount();
  const change = useEmailChange();
  const { stage, go } = change;
  return (
    <PanelSection
      title="Email and password"
      about={
        <>
          You sign in with <strong translate="no">{email}</strong>, and we send your codes there.
        </>
      }
    >
      {stage.name === 'closed' && (
        <Row gap={3}>
          <Button
            {...takesFocus}
            variant="secondary"
            onClick={() => go({ name: 'address', typed: '' })}
          >
            Change email
          </Button>
          <ButtonLink to={paths.updatePassword} variant="secondary">
            Change Password
          </ButtonLink>
        </Row>
      )}
      {stage.name === 'address' && <AddressForm change={change} typed={stage.typed} />}
      {stage.name === 'code' && <CodeForm change={change} address={stage.address} />}
    </PanelSection>
  );
}
