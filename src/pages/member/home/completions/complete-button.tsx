import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import styles from './complete-button.module.css';

interface CompleteButtonProps {
  readonly isDone: boolean;
  readonly onClick: () => void;
}

/** 'Mark Complete', or 'Task Complete' and disabled while an unexpired completion exists (spec §2.4). */
export function CompleteButton({ isDone, onClick }: CompleteButtonProps) {
  // Two buttons rather than one that moves when its width changes.
  if (!isDone) {
    return (
      <Button key="open" onClick={onClick}>
        Mark Complete
      </Button>
    );
  }
  return (
    <Button key="done" className={styles.done} disabled>
      <Icon name="check" />
      Task Complete
    </Button>
  );
}
