import { Page } from '@/components/page';
import { ActionSpecimens } from './actions';
import { CardSpecimens } from './cards';
import styles from './components.module.css';
import { DialogSpecimens } from './dialogs';
import { DrawingSpecimens } from './drawings';
import { FieldSpecimens } from './fields';
import { MessageSpecimens } from './messages';
import { StateSpecimens } from './states';

/** Every component in every state. Routed only in development. */
export function ComponentsPage() {
  return (
    <Page title="Components" lede="Every component in every state." width="wide">
      <div className={styles.specimens}>
        <DrawingSpecimens />
        <ActionSpecimens />
        <FieldSpecimens />
        <CardSpecimens />
        <MessageSpecimens />
        <StateSpecimens />
        <DialogSpecimens />
      </div>
    </Page>
  );
}
