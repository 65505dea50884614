import * as v from 'valibot';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { CardDetails } from '@/components/card-details';
import { Stack } from '@/components/layout';
import { StoredPicture } from '@/components/picture';
import { Section } from '@/components/section';
import { TaskEffort } from '@/components/task-effort';
import { Text } from '@/components/text';
import { usePicture } from '@/data/use-picture';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { type Entry, normalizeText, storedFields } from '@/domain/models/entry';
import { type CatalogModel, cardDetails, type ValuesOf } from '@/domain/models/field';
import { valuesSchema } from '@/domain/models/values-schema';
import { lastingText, scoreText } from '@/domain/task';
import styles from './card-preview.module.css';

interface CardPreviewProps {
  readonly model: CatalogModel;
  readonly entry: Entry;
}

/** The card as members will see it, with its details; its button does nothing. */
export function CardPreview({ model, entry }: CardPreviewProps) {
  const picture = usePicture(entry['imagename']);
  const { isCompleted } = model;
  const name = normalizeText(entry['name']) || `Name of the ${model.singular}`;
  return (
    <Section
      gap={3}
      className={styles.preview}
      heading={
        <Text as="span" size="l">
          Preview
        </Text>
      }
    >
      <Card
        name={name}
        picture={<StoredPicture {...picture} />}
        score={'score' in model.fields ? scoreText({ score: Number(entry['score']) }) : ''}
        note={isCompleted ? lastingText({ duration: Number(entry['duration']) }) : undefined}
        details={
          <>
            <CardDetails description={entry['description']} details={cardDetails(model, entry)} />
            {isCompleted && <TaskEffort task={taskIn(entry)} />}
          </>
        }
        actions={
          <Stack inert>
            <Button variant={isCompleted ? 'primary' : 'secondary'}>
              {isCompleted ? 'Mark Complete' : 'Go To Site'}
            </Button>
          </Stack>
        }
      />
    </Section>
  );
}

/** Returns the parts of a task being written that can be displayed. */
function taskIn(entry: Entry): Partial<ValuesOf<typeof curatedTaskModel>> {
  const fields = storedFields(curatedTaskModel, entry);
  const read = v.safeParse(valuesSchema(curatedTaskModel), fields);
  return read.success ? read.output : {};
}
