import { Button } from '@/components/button';
import { Growth } from '@/components/growth';
import { Icon } from '@/components/icon';
import { Stack } from '@/components/layout';
import { Picture, defaultPicture } from '@/components/picture';
import { Text } from '@/components/text';
import { sampleTasks } from '@/content/generated/sample-tasks';
import { StartLink } from './start-link';
import { trialTexts } from './trial-day';
import { TRIAL, TRIAL_TASK, TRIAL_TEXT } from './trial-marks';
import styles from './trial.module.css';

const pictures = import.meta.glob<string>('./pictures/daily-*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Three daily tasks to try, with the score, the level and the plant that they change (D49). */
export function Trial() {
  return (
    <Stack gap={3} className={styles.trial} {...{ [TRIAL]: 0 }}>
      <Day />
      <Stack as="ul" gap={3}>
        {sampleTasks.map((task) => (
          <TaskToTry key={task.id} {...task} />
        ))}
      </Stack>
      <div className={styles.end}>
        <Text size="s" tone="soft" className={styles.hint}>
          Try it: mark a task complete. Nothing is stored.
        </Text>
        <p className={styles.next}>
          Keep it growing: <StartLink />
        </p>
      </div>
    </Stack>
  );
}

const start = trialTexts(0, 0, sampleTasks.length);

function Day() {
  return (
    <output className={styles.day}>
      <span className={styles.plant}>
        {Array.from({ length: sampleTasks.length + 1 }, (_, level) => (
          <Growth key={level} level={level} size={64} />
        ))}
      </span>
      <Figure name="SusScore" text="score" />
      <Figure name="Level" text="level" />
      <span className={styles.progress}>
        <span className={styles.leaves} aria-hidden="true">
          {sampleTasks.map(({ id }) => (
            <span key={id} className={styles.leaf} />
          ))}
        </span>
        <span {...{ [TRIAL_TEXT]: 'progress' }}>{start.progress}</span>
      </span>
    </output>
  );
}

function Figure({ name, text }: { readonly name: string; readonly text: 'score' | 'level' }) {
  return (
    <span className={styles.figure}>
      <span className={styles.name}>{`${name} `}</span>
      <strong className={styles.number} {...{ [TRIAL_TEXT]: text }}>
        {start[text]}
      </strong>{' '}
    </span>
  );
}

function TaskToTry({ id, name, score, duration }: (typeof sampleTasks)[number]) {
  return (
    <li className={styles.task}>
      <span className={styles.picture}>
        <Picture
          src={pictures[`./pictures/${id}.webp`]}
          alt=""
          ratio={3 / 2}
          fallbackSrc={defaultPicture}
        />
      </span>
      <h3 id={`trial-${id}`} className={styles.title}>
        {name}
      </h3>
      <p className={styles.facts}>
        <Text as="span" size="s" tone="leaf" weight="bold">{`Score: ${score}`}</Text> Counts for{' '}
        <span>{duration}</span> days
      </p>
      <Button
        className={styles.button}
        aria-describedby={`trial-${id}`}
        {...{ [TRIAL_TASK]: score }}
      >
        <span className={styles.open}>Mark Complete</span>
        <span className={styles.complete}>
          <Icon name="check" />
          Task Complete
        </span>
      </Button>
    </li>
  );
}
