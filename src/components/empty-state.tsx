import type { ReactNode } from 'react';
import { Growth } from './growth';
import { Row, Stack } from './layout';
import styles from './state.module.css';
import { Text } from './text';

type EmptyStateProps = {
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  /** Shown below the text, instead of the drawing. */
  proposal?: ReactNode;
};

/** Replaces an empty list and says what to do next. */
export function EmptyState({ title, children, action, proposal }: EmptyStateProps) {
  return (
    <Stack gap={2} className={styles.state}>
      {proposal === undefined && <EmptyDrawing />}
      {title !== undefined && (
        <Text as="h2" size="l">
          {title}
        </Text>
      )}
      <Text tone="soft" maxWidth="44ch" style={{ textWrap: 'balance' }}>
        {children}
      </Text>
      {proposal}
      {action !== undefined && <Row above={3}>{action}</Row>}
    </Stack>
  );
}

/** A seed in the soil. */
export function EmptyDrawing() {
  return (
    <Text as="span" tone="leaf">
      <Growth level={0} size={72} />
    </Text>
  );
}
