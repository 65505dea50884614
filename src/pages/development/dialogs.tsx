import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { TaskSection } from '@/components/task-section';
import { FirstStepsDialog } from '@/features/first-steps/first-steps-dialog';
import styles from './components.module.css';

/** A confirmation, and the welcome for new members. */
export function DialogSpecimens() {
  const [open, setOpen] = useState<'question' | 'welcome'>();
  const close = () => setOpen(undefined);
  return (
    <TaskSection heading="Dialogs">
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen('question')}>
          A question
        </Button>
        <Button variant="secondary" onClick={() => setOpen('welcome')}>
          The welcome
        </Button>
      </div>
      <Dialog
        open={open === 'question'}
        onClose={close}
        title="Are you sure?"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <p>What will happen.</p>
      </Dialog>
      <FirstStepsDialog
        open={open === 'welcome'}
        onClose={close}
        onNext={() => undefined}
        isChoosing={false}
        firstStep={{ title: 'What matters to you?', content: <p>The page’s question.</p> }}
      />
    </TaskSection>
  );
}
