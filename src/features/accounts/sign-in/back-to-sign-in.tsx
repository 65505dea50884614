import { useAuthenticator } from '@aws-amplify/ui-react';
import { Button } from '@/components/button';

/** The way out of a step that the widget gives none. */
export function BackToSignIn() {
  const { toSignIn } = useAuthenticator((context) => [context.toSignIn]);
  return (
    <Button variant="quiet" onClick={() => toSignIn()}>
      Back to Sign In
    </Button>
  );
}
