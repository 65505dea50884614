import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import styles from './complete-button.module.css';

interface CompleteButtonProps {
  readonly isDone: boolean;
  readonly onClick: () => void;
}

/** 'Mark Complete', or 'Task Complete' and disabled while an unexpired completion exists (spec §2.4). */
export function CompleteButton({ isDone, onClick }: CompleteButtonProps) {
  if (!isDone) return <Button onClick={onClick}>Mark Complete</Button>;
  return (
    <Button className={styles.done} disabled>
      <Icon name="check" />
      Task Complete
    </Button>
  );
}
