import { useAuthenticator } from '@aws-amplify/ui-react';

/** Where a code has been sent, for the steps in which the widget does not say so. */
export function CodeDelivery() {
  const { codeDeliveryDetails } = useAuthenticator((context) => [context.codeDeliveryDetails]);
  const destination = codeDeliveryDetails?.Destination;
  return (
    <p>
      Your code is on the way{destination ? ` to ${destination}` : ''}. It may take a minute to
      arrive.
    </p>
  );
}
