import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { TaskSection } from '@/components/task-section';
import { useToast } from '@/components/toast';
import styles from './components.module.css';

const TONES = ['info', 'success', 'warning', 'error'] as const;
const ignore = () => {};

/** Alerts and toasts in every tone. */
export function MessageSpecimens() {
  const toast = useToast();
  return (
    <TaskSection heading="Messages">
      <div className={styles.columns}>
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone} title={`An alert, ${tone}`} onDismiss={ignore}>
            What happened, and what to do.
          </Alert>
        ))}
        <Alert tone="warning" action={<Button variant="secondary">Try again</Button>}>
          No title, but an action.
        </Alert>
      </div>
      <div className={styles.row}>
        {TONES.map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() =>
              toast({
                tone,
                message: `A message, ${tone}.`,
                action: { label: 'Undo', onClick: ignore },
              })
            }
          >
            {`Toast, ${tone}`}
          </Button>
        ))}
      </div>
    </TaskSection>
  );
}
