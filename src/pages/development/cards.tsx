import { Button } from '@/components/button';
import { CardActions, CardSection } from '@/components/card-section';
import { defaultPicture } from '@/components/default-picture';
import { FactFigure } from '@/components/fact-figure';
import { Packet } from '@/components/packet';
import { PacketDetails } from '@/components/packet-details';
import { PacketGrid, PacketGridSkeleton } from '@/components/packet-grid';
import { Picture } from '@/components/picture';
import { StoredPicture } from '@/components/stored-picture';
import { TaskSection } from '@/components/task-section';

const back = (
  <PacketDetails
    description="What it is."
    details={[{ term: 'Earth Impact', text: 'What it changes.' }]}
  />
);
const shown = <Picture alt="" ratio={3 / 2} fallbackSrc={defaultPicture} />;
const awaited = <StoredPicture src={undefined} pending onBroken={() => {}} />;

/** Seed packets: open, done, waiting for a picture, with a long name, and while they load. */
export function CardSpecimens() {
  return (
    <TaskSection heading="Cards">
      <PacketGrid>
        <Packet
          name="A task"
          picture={shown}
          score="Score: 5"
          note="Counts for 3 days"
          details={back}
          actions={<Button>Mark Complete</Button>}
        />
        <Packet
          name="A task that is done"
          picture={shown}
          score="Score: 5"
          isDone
          details={back}
          actions={<Button disabled>Task Complete</Button>}
        />
        <Packet
          name="A task with a name that is rather long, and an extraordinarilylongwordinitbesides"
          picture={awaited}
          score="Score: 100"
          details={<PacketDetails description={null} />}
          actions={
            <>
              <Button busy busyLabel="Saving…" />
              <Button variant="secondary">Remove Task</Button>
            </>
          }
        />
      </PacketGrid>
      <PacketGridSkeleton count={3} columns={3} label="Cards that are loading" />
      <CardSection title="A card with one thing to do" about="What it is for, in a sentence.">
        <CardActions>
          <Button variant="secondary">Do it</Button>
        </CardActions>
      </CardSection>
      <FactFigure
        figure="79 kg"
        claim="of something every year."
        source={{ name: 'Whoever counted', url: 'https://www.unep.org' }}
      />
    </TaskSection>
  );
}
