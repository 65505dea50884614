import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { focusHome } from './focus-home';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Row, Stack } from './layout';
import { StoredPicture } from './picture';
import { Skeleton } from './skeleton';
import { Text } from './text';
import { useDisclosure } from './use-disclosure';
import { VisuallyHidden } from './visually-hidden';
import styles from './card.module.css';
import pictureStyles from './card-picture.module.css';

interface CardProps {
  readonly name: string;
  readonly picture: ReactNode;
  /** The one line under the name, such as 'Score: 20'. */
  readonly score: string;
  /** Rendered only while shown: on hover, or when the button is focused or tapped. */
  readonly details: ReactNode;
  /** Shown beside the score, such as how long a completion counts. */
  readonly note?: string | undefined;
  /** The text that will replace the note; room for it is reserved from the start. */
  readonly laterNote?: string;
  /** The task's effort, on a line of its own, such as 'About an hour, free'. */
  readonly effort?: string | undefined;
  /** On phones, puts the picture beside the text, so several cards fit the screen. */
  readonly isCompact?: boolean;
  readonly actions: ReactNode;
  /** 3 under a section's heading, 2 directly under the page's. */
  readonly headingLevel?: 2 | 3;
  readonly isDone?: boolean;
  readonly mark?: ReactNode;
}

/** A picture, a name and a score, with details on hover, focus or tap (spec §2.4, D24). */
export function Card({
  name,
  picture,
  score,
  details,
  note,
  laterNote,
  effort,
  actions,
  headingLevel = 3,
  isDone = false,
  isCompact = false,
  mark,
}: CardProps) {
  const { open, isKept, area, trigger } = useDisclosure<HTMLDivElement>();
  const id = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Stack
      as="article"
      {...focusHome}
      className={classNames(styles.card, isCompact && styles.compact)}
      data-done={isDone}
      aria-labelledby={`${id}-name`}
    >
      <Stack className={styles.front} {...area}>
        <CardPicture {...{ picture, isDone, isCompact, mark }} />
        {/* A new task here is drawn from scratch rather than moved from the previous one's position. */}
        <Stack key={name} gap={1} alignContent="start" className={styles.label}>
          <Heading id={`${id}-name`} className={styles.name} dir="auto">
            {name}
          </Heading>
          <Row align="baseline" className={styles.facts}>
            <Text tone="leaf" weight="bold" isTabular isOneLine className={styles.score}>
              {score}
            </Text>
            {note !== undefined && (
              <Text size="s" tone="soft" isOneLine className={styles.note} data-later={laterNote}>
                {note}
              </Text>
            )}
            {effort !== undefined && (
              <Text size="s" tone="soft" className={styles.effort}>
                {effort}
              </Text>
            )}
          </Row>
        </Stack>
        <IconButton
          className={styles.about}
          aria-expanded={open}
          aria-controls={`${id}-back`}
          {...trigger}
        >
          <Icon name={isKept ? 'close' : 'info'} />
          <VisuallyHidden>{`About ${name}`}</VisuallyHidden>
        </IconButton>
        <section
          id={`${id}-back`}
          className={styles.back}
          aria-label={`About ${name}`}
          // Long text must be scrollable by keyboard too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          hidden={!open}
        >
          {open && details}
        </section>
      </Stack>
      <Row gap={2} className={styles.actions}>
        {actions}
      </Row>
    </Stack>
  );
}

/** A card's placeholder while it loads, of the same size. */
export function CardSkeleton({ isCompact }: { readonly isCompact: boolean }) {
  return (
    <Stack className={classNames(styles.card, isCompact && styles.compact)}>
      <Stack className={styles.front}>
        <CardPicture picture={<StoredPicture pending />} isDone={false} isCompact={isCompact} />
        <Stack gap={1} alignContent="start" className={styles.label}>
          <Skeleton width="70%" height="1.5rem" />
          <div data-later="">
            <Skeleton width="40%" height="1rem" />
          </div>
        </Stack>
      </Stack>
      <Row className={styles.actions}>
        <Skeleton height="var(--control-height)" radius="var(--radius-round)" />
      </Row>
    </Stack>
  );
}

interface CardPictureProps {
  readonly picture: ReactNode;
  readonly isDone: boolean;
  readonly isCompact: boolean;
  /** Over the picture, so that it doesn't move anything. */
  readonly mark?: ReactNode;
}

/** A card's picture, with a leaf if the task is complete, and the card's mark. */
function CardPicture({ picture, isDone, isCompact, mark }: CardPictureProps) {
  return (
    <div
      className={classNames(pictureStyles.picture, isCompact && pictureStyles.compact)}
      data-done={isDone}
    >
      {picture}
      {isDone && (
        <span className={pictureStyles.leaf} data-leaf>
          <Icon name="leaf" size={22} />
        </span>
      )}
      {mark !== undefined && (
        <Text size="xs" tone="ink" className={pictureStyles.mark}>
          {mark}
        </Text>
      )}
    </div>
  );
}
