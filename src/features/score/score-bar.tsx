import { Link } from 'react-router-dom';
import { Growth } from '@/components/growth';
import { MINUTE_MS, dayText } from '@/domain/instant';
import { EXPIRY_NOTICE_DAYS, expiringPointsOf, scoreOfCompletions } from '@/domain/score';
import { paths } from '@/paths';
import type { Home } from '@/data/home';
import { useNow } from '@/lib/use-now';
import styles from './score-bar.module.css';
import { ShareLinks } from './share-links';

/** The SusScore and the level, linked to the history, with links to share them (spec §2.4, D4, D15). */
export function ScoreBar({ home }: { readonly home: Home }) {
  const now = useNow(MINUTE_MS);
  const score = scoreOfCompletions(home.completions, now);
  const level = home.profile.level ?? 0;
  const expiring = expiringPointsOf(home.completions, now);
  const staying = score === 0 ? 0 : 1 - (expiring?.points ?? 0) / score;
  return (
    <div className={styles.bar}>
      <Link className={styles.figures} to={paths.userHistory}>
        <span className={styles.plant}>
          <Growth level={level} size={104} />
        </span>
        <Figure name="SusScore" value={score} />
        <Figure name="Level" value={level} />
        <span className={styles.more}>See your history</span>
      </Link>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.staying} style={{ inlineSize: `${staying * 100}%` }} />
        <span
          className={styles.leaving}
          style={{ inlineSize: `${score === 0 ? 0 : (1 - staying) * 100}%` }}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.expiry}>{expiryText(score, expiring)}</p>
        <ShareLinks score={score} level={level} />
      </div>
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <span className={styles.figure}>
      <span className={styles.name}>{name} </span>
      {/* A new key replays the animation when the number changes. */}
      <strong key={value} className={styles.value}>
        {value}
      </strong>
    </span>
  );
}

function expiryText(score: number, expiring: ReturnType<typeof expiringPointsOf>): string {
  if (expiring) {
    const points = expiring.points === 1 ? '1 point expires' : `${expiring.points} points expire`;
    return `${points} in the next ${EXPIRY_NOTICE_DAYS} days, the first on ${dayText(expiring.firstAt)}.`;
  }
  return score === 0
    ? 'Complete a task to earn your first points.'
    : `No points expire in the next ${EXPIRY_NOTICE_DAYS} days.`;
}
