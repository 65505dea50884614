import { Button } from './button';
import { Icon } from './icon';
import styles from './state.module.css';
import { useFocusLeft } from './use-focus-left';

type ErrorStateProps = { title: string; message: string; onRetry?: () => void };

/** Says what couldn't be loaded, with a retry button. */
export function ErrorState({ title, message, onRetry }: ErrorStateProps) {
  const ref = useFocusLeft<HTMLDivElement>();
  return (
    <div ref={ref} className={styles.state} role="alert">
      <span className={styles.problem}>
        <Icon name="warning" size={40} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.message}>{message}</p>
      {onRetry !== undefined && (
        <div className={styles.action}>
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
