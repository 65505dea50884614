import { Growth } from '@/components/growth';
import { Icon, type IconName, iconPaths } from '@/components/icon';
import { Logo } from '@/components/logo';
import { TaskSection } from '@/components/task-section';
import styles from './components.module.css';

const COLORS =
  'paper surface surface-sunk ink ink-soft line line-strong leaf leaf-strong leaf-bright leaf-wash clay clay-strong clay-wash sun canopy danger success warning info'.split(
    ' ',
  );
const LEVELS = [0, 1, 2, 4, 7, 11, 16, 22, 30];

/** Colors, the logo, the plant at every stage, and the icons. */
export function DrawingSpecimens() {
  return (
    <TaskSection heading="Colors and drawings">
      <div className={styles.row}>
        {COLORS.map((name) => (
          <span key={name} className={styles.swatch}>
            <span className={styles.color} style={{ background: `var(--color-${name})` }} />
            <span>{name}</span>
          </span>
        ))}
      </div>
      <div className={styles.row}>
        <Logo size={64} />
        {LEVELS.map((level) => (
          <Growth key={level} level={level} />
        ))}
      </div>
      <div className={styles.row}>
        {Object.keys(iconPaths)
          .filter(isIconName)
          .map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
      </div>
    </TaskSection>
  );
}

function isIconName(name: string): name is IconName {
  return name in iconPaths;
}
