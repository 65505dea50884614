import { useMutation } from '@tanstack/react-query';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { CardSection, CardActions } from '@/components/card-section';
import { accountMessage } from '@/session/identity-message';
import { report } from '@/lib/report';
import { signOutEverywhere } from './sign-out-everywhere';

/** For a device that was lost, or a browser that was not one's own. */
export function EndAllSessions() {
  const leave = useMutation({
    mutationFn: signOutEverywhere,
    onError: (error) => report('Signing out everywhere failed.', error),
  });
  return (
    <CardSection
      title="Signed-in devices"
      about="Signs you out on every device, this one included. Elsewhere it can take up to an hour until the last page notices."
    >
      {leave.error && (
        <Alert tone="error" title="You are still signed in.">
          {accountMessage(leave.error)}
        </Alert>
      )}
      <CardActions>
        <Button
          variant="secondary"
          onClick={() => leave.mutate()}
          busy={leave.isPending}
          busyLabel="Signing out…"
        >
          Sign Out Everywhere
        </Button>
      </CardActions>
    </CardSection>
  );
}
