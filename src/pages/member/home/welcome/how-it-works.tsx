import { Growth } from '@/components/growth';
import { Icon, type IconName } from '@/components/icon';
import styles from './how-it-works.module.css';
import { Row, Stack } from '@/components/layout';

/** Points, level and expiry: a picture, and a short line each. */
export function HowItWorks() {
  return (
    <>
      <Row align="end" isOneLine className={styles.drawing}>
        {[1, 7, 30].map((level) => (
          <Growth key={level} level={level} size={88} />
        ))}
      </Row>
      <Stack as="ul" gap={3} className={styles.lines}>
        <Line icon="leaf" name="Points">
          Each task adds its score, for effort. What it saves is counted separately.
        </Line>
        <Line icon="sprout" name="Level">
          Each completion raises it.
        </Line>
        <Line icon="clock" name="Expiry">
          Points last for some days.
        </Line>
      </Stack>
    </>
  );
}

interface LineProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: string;
}

function Line({ icon, name, children }: LineProps) {
  return (
    <Row as="li" gap={4} align="center" isOneLine className={styles.line}>
      <span className={styles.sign}>
        <Icon name={icon} size={24} />
      </span>
      <Stack as="span">
        <strong>{name}</strong>
        <span>{children}</span>
      </Stack>
    </Row>
  );
}
