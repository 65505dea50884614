import { type ReactNode, useId } from 'react';
import { Row, Stack } from './layout';
import styles from './task-section.module.css';

interface TaskSectionProps {
  readonly heading: string;
  readonly lede?: ReactNode;
  readonly controls?: ReactNode;
  readonly children: ReactNode;
}

/** One of the three lists of the home page (spec §2.4). */
export function TaskSection({ heading, lede, controls, children }: TaskSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={2} className={styles.section} aria-labelledby={id}>
      <Row align="center" isSpread className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        {lede !== undefined && <div className={styles.lede}>{lede}</div>}
        <div className={styles.controls}>{controls}</div>
      </Row>
      {children}
    </Stack>
  );
}
