import { Growth } from '@/components/growth';
import { Icon } from '@/components/icon';
import styles from './score-block.module.css';

const stages = [
  { level: 1, caption: 'Level 1: your first task' },
  { level: 7, caption: 'Level 7: growing strong' },
  { level: 30, caption: 'Level 30: in bloom' },
] as const;

/** Explains tracking progress with the SusScore and sharing it with friends (spec §2.4). */
export function ScoreBlock() {
  return (
    <section className={styles.block} aria-labelledby="score">
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 id="score">Track your progress with the SusScore</h2>
          <p>
            Every task you complete adds points to your SusScore and raises your level. Points last
            as long as the habit should, then expire: a score that stays up means a habit that
            stuck.
          </p>
          <p className={styles.share}>
            <Icon name="share" size={22} />
            <span>Proud of it? Share your score and level with friends.</span>
          </p>
        </div>
        <ul className={styles.stages}>
          {stages.map((stage) => (
            <li key={stage.level} className={styles.stage}>
              <Growth level={stage.level} size={104} />
              <span>{stage.caption}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
