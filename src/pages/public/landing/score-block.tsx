import { classNames } from '@/components/class-names';
import { Growth } from '@/components/growth';
import { Icon } from '@/components/icon';
import { Grid, Row, Stack } from '@/components/layout';
import scoreStyles from '@/components/score.module.css';
import { useOnline } from '@/lib/use-online';
import styles from './score-block.module.css';
import { Button } from '@/components/button';
import { Picture } from '@/components/picture';
import { Text } from '@/components/text';
import { sampleTasks } from '@/content/generated/sample-tasks';
import { StartLink } from './start-link';
import { TRIAL, TRIAL_TASK, TRIAL_TEXT, trialTexts } from './trial-day';
import trialStyles from './trial.module.css';

const stages = [
  { level: 1, caption: 'first task' },
  { level: 7, caption: 'growing' },
  { level: 30, caption: 'in bloom' },
] as const;

/** Explains tracking progress with the SusScore, and that it can be shared with friends (spec §2.4). */
export function ScoreBlock() {
  return (
    <Stack as="section" className={styles.block} aria-labelledby="score">
      <Stack gap={4} className={styles.words}>
        <h2 id="score">Track your progress with the SusScore</h2>
        <p>
          Every task adds points and raises your level. Points expire, so a score that stays up
          means a habit that stuck.
        </p>
      </Stack>
      <Trial />
      <Stack gap={4} className={styles.more}>
        <Grid as="ul" gap={3} className={styles.stages}>
          {stages.map((stage) => (
            <Stack as="li" gap={2} size="s" tone="soft" key={stage.level} className={styles.stage}>
              <Growth level={stage.level} size={104} />
              <span>
                <strong>{`Level ${stage.level}`}</strong> <span>{stage.caption}</span>
              </span>
            </Stack>
          ))}
        </Grid>
        <Row as="p" gap={3} isOneLine tone="soft" className={styles.share}>
          <Icon name="share" size={22} />
          <span>Proud of it? Share your score and level with friends.</span>
        </Row>
      </Stack>
    </Stack>
  );
}

const pictures = import.meta.glob<string>('./pictures/daily-*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Three daily tasks to try out, with the score, level and plant that they change (D49). */
function Trial() {
  return (
    <Stack gap={3} className={classNames(styles.trial, trialStyles.trial)} {...{ [TRIAL]: 0 }}>
      <Day />
      <Stack as="ul" gap={3}>
        {sampleTasks.map((task) => (
          <TaskToTry key={task.id} {...task} />
        ))}
      </Stack>
      <div className={trialStyles.end}>
        <Text size="s" tone="soft" className={trialStyles.hint}>
          Try it: mark a task complete. Nothing is stored.
        </Text>
        <Row as="p" gap={2} align="center" weight="bold" className={trialStyles.next}>
          Keep it growing: <StartLink />
        </Row>
      </div>
    </Stack>
  );
}

const start = trialTexts(0, 0, sampleTasks.length);

function Day() {
  return (
    <Row as="output" gap={2} align="center" className={trialStyles.day}>
      <span className={trialStyles.plant}>
        {Array.from({ length: sampleTasks.length + 1 }, (_, level) => (
          <Growth key={level} level={level} size={64} />
        ))}
      </span>
      <Figure name="SusScore" text="score" />
      <Figure name="Level" text="level" />
      <span className={classNames(scoreStyles.progress, trialStyles.progress)}>
        <Row as="span" gap={1} isOneLine aria-hidden="true">
          {sampleTasks.map(({ id }) => (
            <span key={id} className={classNames(scoreStyles.leaf, trialStyles.leaf)} />
          ))}
        </Row>
        <span {...{ [TRIAL_TEXT]: 'progress' }}>{start.progress}</span>
      </span>
    </Row>
  );
}

function Figure({ name, text }: { readonly name: string; readonly text: 'score' | 'level' }) {
  return (
    <Stack as="span">
      <span className={scoreStyles.name}>{`${name} `}</span>
      <strong
        className={classNames(scoreStyles.number, trialStyles.number)}
        {...{ [TRIAL_TEXT]: text }}
      >
        {start[text]}
      </strong>{' '}
    </Stack>
  );
}

function TaskToTry({ id, name, score, duration }: (typeof sampleTasks)[number]) {
  const isOnline = useOnline();
  return (
    <li className={trialStyles.task}>
      <span className={trialStyles.picture}>
        <Picture src={pictures[`./pictures/${id}.webp`]} isOnline={isOnline} />
      </span>
      <h3 id={`trial-${id}`} className={trialStyles.title}>
        {name}
      </h3>
      <Row as="p" align="baseline" size="xs" tone="soft" className={trialStyles.facts}>
        <Text as="span" size="s" tone="leaf" weight="bold">{`Score: ${score}`}</Text>{' '}
        <span>{`Counts for ${duration} days`}</span>
      </Row>
      <Button
        className={trialStyles.button}
        aria-describedby={`trial-${id}`}
        {...{ [TRIAL_TASK]: score }}
      >
        <span className={trialStyles.open}>Mark Complete</span>
        <Row as="span" gap={2} align="center" isOneLine className={trialStyles.complete}>
          <Icon name="check" />
          Task Complete
        </Row>
      </Button>
    </li>
  );
}
