import { Alert } from '@/components/alert';

interface RefusedProps {
  readonly sentences: readonly string[];
  readonly onDismiss: () => void;
}

/** Says which changes were refused once the connection was back, until the member dismisses it. */
export function Refused({ sentences, onDismiss }: RefusedProps) {
  return (
    <Alert tone="warning" title="Some changes couldn’t be saved" onDismiss={onDismiss}>
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
