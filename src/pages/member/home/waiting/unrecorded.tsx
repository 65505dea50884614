import { Alert } from '@/components/alert';

interface UnrecordedProps {
  readonly sentences: readonly string[];
  readonly onDismiss: () => void;
}

/** Says which changes couldn't be recorded once the connection was back, until the member dismisses it. */
export function Unrecorded({ sentences, onDismiss }: UnrecordedProps) {
  return (
    <Alert tone="warning" title="Some changes couldn’t be saved" onDismiss={onDismiss}>
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
