import { Button } from '@/components/button';
import { PanelActions, PanelSection } from '@/components/panel';
import { defaultPicture, Picture, StoredPicture } from '@/components/picture';
import { FactFigure } from '@/components/fact-figure';
import { Card } from '@/components/card';
import { CardDetails } from '@/components/card-details';
import { CardGrid, CardGridSkeleton } from '@/components/card-grid';
import { TaskSection } from '@/components/task-section';

const back = (
  <CardDetails
    description="What it is."
    details={[{ term: 'Earth Impact', text: 'What it changes.' }]}
  />
);
const defaultImage = <Picture alt="" ratio={3 / 2} fallbackSrc={defaultPicture} />;
const pendingPicture = <StoredPicture src={undefined} pending onBroken={() => {}} />;

/** Cards: open, done, with a mark, loading a picture, with a long name, and as a skeleton. */
export function CardSpecimens() {
  return (
    <TaskSection heading="Cards">
      <CardGrid>
        <Card
          name="A task"
          picture={defaultImage}
          score="Score: 5"
          note="Counts for 3 days"
          details={back}
          actions={<Button>Mark Complete</Button>}
        />
        <Card
          name="A task that is done"
          picture={defaultImage}
          score="Score: 5"
          isDone
          details={back}
          actions={<Button disabled>Task Complete</Button>}
        />
        <Card
          name="A task that waits"
          picture={defaultImage}
          score="Score: 5"
          isDone
          mark="Waiting for a connection"
          details={back}
          actions={<Button disabled>Task Complete</Button>}
        />
        <Card
          name="A task with a rather long name and anextraordinarilylongwordwithoutspaces"
          picture={pendingPicture}
          score="Score: 100"
          details={<CardDetails description={null} />}
          actions={
            <>
              <Button busy busyLabel="Saving…" />
              <Button variant="secondary">Remove Task</Button>
            </>
          }
        />
      </CardGrid>
      <CardGridSkeleton count={3} columns={3} label="Loading cards" />
      <PanelSection title="A panel with one action" about="What the action does, in a sentence.">
        <PanelActions>
          <Button variant="secondary">Do it</Button>
        </PanelActions>
      </PanelSection>
      <FactFigure
        figure="174 pounds (79 kg)"
        claim="of something every year."
        source={{ publisher: 'UNEP', title: 'The source', address: 'https://www.unep.org' }}
      />
    </TaskSection>
  );
}
