import { Button } from '@/components/button';
import { useSettled } from '@/components/use-settled';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './task-card.module.css';

interface UndoButtonProps {
  /** The task's name. */
  readonly name: string;
  readonly onClick: () => void;
}

/** Undoes the completion of a card's task, as long as that is allowed (D46). */
export function UndoButton({ name, onClick }: UndoButtonProps) {
  return (
    <Button variant="quiet" className={styles.undo} settled={useSettled()} onClick={onClick}>
      Undo<VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
}
