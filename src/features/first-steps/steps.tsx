import type { ReactNode } from 'react';
import { Growth } from '@/components/growth';
import { Icon, type IconName } from '@/components/icon';
import { DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';
import styles from './steps.module.css';

interface Step {
  readonly title: string;
  readonly content: ReactNode;
}

/** What a newcomer is told, one screen after the other. */
export const steps: readonly [Step, ...Step[]] = [
  {
    title: 'Three lists, at your pace',
    content: (
      <ul className={styles.lists}>
        <List icon="sun" name="Your Daily Tasks">
          {DAILY_COUNT_WORD_CAPITALIZED} small things, drawn anew every 24 hours.
        </List>
        <List icon="sprout" name="Do a Little More">
          Things for a free afternoon. You choose them.
        </List>
        <List icon="home" name="Long Term Goals">
          The bigger changes. They stay until you are ready.
        </List>
      </ul>
    ),
  },
  {
    title: 'Your SusScore grows with what you do',
    content: (
      <>
        <div className={styles.drawing}>
          {[1, 7, 30].map((level) => (
            <Growth key={level} level={level} size={88} />
          ))}
        </div>
        <p>
          Every task says what it scores. Mark it complete, and its points join your SusScore. Each
          completion also lifts you a level, and your plant grows along.
        </p>
      </>
    ),
  },
  {
    title: 'Points expire, so the score shows habits',
    content: (
      <>
        <div className={styles.drawing}>
          <span className={styles.bar}>
            <span className={styles.leaving} />
          </span>
        </div>
        <p>
          Each task says for how many days its points count. Then they make room: do it again, and
          they are back. The golden end of your bar is what expires within seven days. Your level
          stays.
        </p>
      </>
    ),
  },
];

interface ListProps {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
}

function List({ icon, name, children }: ListProps) {
  return (
    <li className={styles.list}>
      <span className={styles.sign}>
        <Icon name={icon} size={24} />
      </span>
      <span>
        <strong className={styles.name}>{name}</strong>
        {children}
      </span>
    </li>
  );
}
