import { useId } from 'react';
import { Row, Stack } from './layout';
import { Text } from './text';

interface ProgressProps {
  /** Such as 'Uploading fern.webp'. */
  readonly label: string;
  /** Undefined while unknown. */
  readonly value: number | undefined;
  readonly max: number;
  /** The figures beside the bar, such as '40 of 120 rows'. */
  readonly text?: string;
}

const BAR = { inlineSize: '100%', blockSize: '0.625rem' } as const;

/** A progress bar with its label. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Row as="p" gap={1} isSpread size="s" style={{ columnGap: 'var(--space-4)' }}>
        <span id={id}>{label}</span>
        {text !== undefined && (
          <Text as="span" tone="soft" isTabular>
            {text}
          </Text>
        )}
      </Row>
      <progress style={BAR} aria-labelledby={id} value={value} max={max} />
    </Stack>
  );
}
