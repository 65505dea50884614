import { Alert, type Tone } from './alert';
import { Button } from './button';
import { headingHome } from './focus-home';
import { Icon } from './icon';
import { Row, Stack } from './layout';
import styles from './state.module.css';
import { Text } from './text';

interface LoadErrorProps {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
}

/** Replaces content that couldn't be loaded, with a retry button. */
export function LoadError({ title, message, onRetry }: LoadErrorProps) {
  return (
    <Stack {...headingHome} gap={2} className={styles.state} role="alert">
      <Text as="span" tone="danger">
        <Icon name="warning" size={40} />
      </Text>
      <Text as="h2" size="l">
        {title}
      </Text>
      <Text tone="soft" maxWidth="44ch" style={{ textWrap: 'balance' }}>
        {message}
      </Text>
      <Row above={3}>
        <RetryButton onRetry={onRetry} />
      </Row>
    </Stack>
  );
}

interface ReloadErrorProps extends LoadErrorProps {
  readonly tone?: Tone;
  readonly isBusy?: boolean;
}

/** Shown above earlier content when a refresh failed. */
export function ReloadError({ tone = 'error', title, message, ...retry }: ReloadErrorProps) {
  return (
    <Alert tone={tone} title={title} action={<RetryButton {...retry} />}>
      {message}
    </Alert>
  );
}

function RetryButton({ onRetry, isBusy = false }: Pick<ReloadErrorProps, 'onRetry' | 'isBusy'>) {
  return (
    <Button variant="secondary" busy={isBusy} onClick={onRetry}>
      Try again
    </Button>
  );
}
