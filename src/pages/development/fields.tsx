import { FileChoice } from '@/components/file-choice';
import { LicenseChoice } from '@/components/license-choice';
import { ListTools, useListView } from '@/components/list-tools';
import { SelectField } from '@/components/select-field';
import { TaskSection } from '@/components/task-section';
import { TextAreaField, TextField } from '@/components/text-field';
import { useToast } from '@/components/toast';
import { LICENSE_MESSAGE } from '@/domain/license';
import styles from './components.module.css';

const OPTIONS = { Daily: 'Daily', Medium: 'Medium' };
const ROWS: readonly [] = [];

/** Fields: plain, with a hint, with an error, read-only and disabled. */
export function FieldSpecimens() {
  const view = useListView(ROWS);
  const toast = useToast();
  return (
    <TaskSection heading="Fields">
      <div className={styles.columns}>
        <TextField label="Text" placeholder="Placeholder" />
        <TextField label="With a hint" hint="Two letters (e.g., CA)" />
        <TextField label="With an error" defaultValue="C" error="Please enter a two-letter code" />
        <TextField label="Read only" defaultValue="fern@verdure.example" readOnly />
        <TextField label="Disabled" defaultValue="Not now" disabled />
        <SelectField label="A choice" options={OPTIONS} />
        <SelectField label="A choice with an error" options={OPTIONS} error="Choose one" />
        <TextAreaField label="A longer text" hint="As long as you like" />
        <TextAreaField label="A longer text with an error" error="This field is required" />
        <LicenseChoice />
        <LicenseChoice problem={LICENSE_MESSAGE} />
      </div>
      <FileChoice
        label="Choose a file"
        accept="image/*"
        hint="or drop it here"
        onFile={({ name }) => toast({ tone: 'info', message: `You chose ${name}.` })}
      />
      <FileChoice label="Not now" accept="image/*" hint="disabled" disabled onFile={() => {}} />
      <ListTools view={view} noun="specimen" />
    </TaskSection>
  );
}
