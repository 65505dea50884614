import { useAuthenticator } from '@aws-amplify/ui-react';
import { maskDestination } from '@/domain/mask-destination';
import { useSession } from '@/session/session';

/**
 * Where a code has been sent (spec §2.5), also for the steps in which the widget does not say so. The
 * service hides more of an address than the specification does, so the address that was typed is
 * masked here.
 */
export function CodeDelivery() {
  const destination = useDestination();
  return (
    <p>
      Your code is on the way{destination ? ` to ${destination}` : ''}. It may take a minute to
      arrive.
    </p>
  );
}

function useDestination(): string | undefined {
  const { codeDeliveryDetails, username } = useAuthenticator((context) => [
    context.codeDeliveryDetails,
    context.username,
  ]);
  const session = useSession();
  if (!codeDeliveryDetails) return undefined;
  const { DeliveryMedium, Destination } = codeDeliveryDetails;
  if (DeliveryMedium === 'SMS') return maskDestination(Destination);
  const known = username || (session.status === 'authenticated' ? session.account.email : '');
  return known.includes('@') ? maskDestination(known.trim()) : Destination;
}
