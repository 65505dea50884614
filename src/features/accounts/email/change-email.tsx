import { Button } from '@/components/button';
import { useAccount } from '@/session/session';
import { CardSection, CardActions } from '@/components/card-section';
import { AddressForm } from './address-form';
import { CodeForm } from './code-form';
import { useFocusOnReturn } from './use-focus-on-return';
import { useEmailChange } from './use-email-change';

/** The address that one signs in with, and its change: a new address, then the code sent there. */
export function ChangeEmail() {
  const { email } = useAccount();
  const { stage, go, send, confirm } = useEmailChange();
  const close = () => go({ name: 'closed' });
  const opener = useFocusOnReturn(stage.name !== 'closed');
  return (
    <CardSection
      title="Email"
      about={
        <>
          You sign in with <strong>{email}</strong>, and codes are sent there.
        </>
      }
    >
      {stage.name === 'closed' && (
        <CardActions>
          <Button
            ref={opener}
            variant="secondary"
            onClick={() => go({ name: 'address', typed: '' })}
          >
            Change Email
          </Button>
        </CardActions>
      )}
      {stage.name === 'address' && (
        <AddressForm
          current={email}
          typed={stage.typed}
          busy={send.isPending}
          failure={send.error}
          onSend={(address) => send.mutate(address)}
          onCancel={close}
        />
      )}
      {stage.name === 'code' && (
        <CodeForm
          address={stage.address}
          busy={confirm.isPending}
          resending={send.isPending}
          failure={confirm.error ?? send.error}
          onConfirm={(code) => confirm.mutate({ address: stage.address, code })}
          onResend={() => {
            confirm.reset();
            send.mutate(stage.address);
          }}
          onBack={() => go({ name: 'address', typed: stage.address })}
        />
      )}
    </CardSection>
  );
}
