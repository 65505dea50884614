import { Alert } from './alert';
import { Button } from './button';
import { headingHome } from './focus-home';
import { Icon } from './icon';
import styles from './state.module.css';
import { Text } from './text';

interface LoadErrorProps {
  readonly title: string;
  readonly message: string;
  readonly onRetry?: () => void;
}

/** Stands in the place of what couldn't be loaded, with a retry button. */
export function LoadError({ title, message, onRetry }: LoadErrorProps) {
  return (
    <div {...headingHome} className={styles.state} role="alert">
      <Text as="span" tone="danger">
        <Icon name="warning" size={40} />
      </Text>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <div className={styles.action}>
          <RetryButton onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}

/** Stands above what was loaded before, when loading it again failed. */
export function ReloadError({ title, message, onRetry }: Required<LoadErrorProps>) {
  return (
    <Alert tone="error" title={title} action={<RetryButton onRetry={onRetry} />}>
      {message}
    </Alert>
  );
}

function RetryButton({ onRetry }: Required<Pick<LoadErrorProps, 'onRetry'>>) {
  return (
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  );
}
