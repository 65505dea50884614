import { Growth } from '@/components/growth';
import { Icon } from '@/components/icon';
import { Row, Stack } from '@/components/layout';
import styles from './score-block.module.css';
import { Trial } from './trial';

const stages = [
  { level: 1, caption: 'first task' },
  { level: 7, caption: 'growing' },
  { level: 30, caption: 'in bloom' },
] as const;

/** Shows tracking progress with the SusScore, and says that it can be shared with friends (spec §2.4). */
export function ScoreBlock() {
  return (
    <section className={styles.block} aria-labelledby="score">
      <Stack gap={4} className={styles.words}>
        <h2 id="score">Track your progress with the SusScore</h2>
        <p>
          Every task adds points and raises your level. Points expire, so a score that stays up
          means a habit that stuck.
        </p>
      </Stack>
      <div className={styles.trial}>
        <Trial />
      </div>
      <Stack gap={4} className={styles.more}>
        <ul className={styles.stages}>
          {stages.map((stage) => (
            <Stack as="li" gap={2} key={stage.level} className={styles.stage}>
              <Growth level={stage.level} size={104} />
              <span>
                <strong>{`Level ${stage.level}`}</strong> <span>{stage.caption}</span>
              </span>
            </Stack>
          ))}
        </ul>
        <Row as="p" gap={3} isOneLine className={styles.share}>
          <Icon name="share" size={22} />
          <span>Proud of it? Share your score and level with friends.</span>
        </Row>
      </Stack>
    </section>
  );
}
