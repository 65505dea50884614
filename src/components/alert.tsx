import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { headingHome } from './focus-home';
import { Icon, type IconName } from './icon';
import { IconButton } from './icon-button';
import { Row } from './layout';
import styles from './alert.module.css';
import tones from './tones.module.css';

export type Tone = 'error' | 'success' | 'info' | 'warning';

export const toneIcons: Record<Tone, IconName> = {
  error: 'error',
  success: 'check',
  info: 'info',
  warning: 'warning',
};

type AlertProps = {
  tone: Tone;
  title?: string | undefined;
  children: ReactNode;
  onDismiss?: () => void;
  action?: ReactNode;
  /** Whether it is shown in a live region, which reads it out. */
  isInLiveRegion?: boolean;
};

/** A message in the page. Errors interrupt a screen reader; the other tones wait for a pause. */
export function Alert({
  tone,
  title,
  children,
  onDismiss,
  action,
  isInLiveRegion = false,
}: AlertProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <Row
      {...headingHome}
      gap={3}
      isOneLine
      className={classNames(styles.alert, tones[tone])}
      role={isInLiveRegion ? undefined : role}
    >
      <Icon name={toneIcons[tone]} size={22} />
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <Row above={2}>{action}</Row>}
      </div>
      {onDismiss !== undefined && (
        <IconButton className={styles.dismiss} onClick={onDismiss} aria-label="Dismiss">
          <Icon name="close" size={18} />
        </IconButton>
      )}
    </Row>
  );
}
