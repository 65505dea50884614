import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { PanelActions, PanelSection } from '@/components/panel';
import type { Category } from '@/domain/category';
import { messageFor } from '@/lib/errors';
import { InterestChoice } from '@/features/interests/interest-choice';
import { useSaveInterests } from '@/features/interests/use-save-interests';
import { type UnsentEntries, useUnsentEntry } from '@/session/unsent-entry';

/** What matters to the user, in the profile (D30). */
export function InterestsSection({ stored }: { readonly stored: readonly Category[] }) {
  const [chosen, setChosen] = useUnsentEntry(unsent, 'interests', () => stored);
  const save = useSaveInterests({});
  return (
    <PanelSection
      title="What matters to you"
      about="About two out of three daily tasks come from what you choose. Leave all unchecked to get every kind."
    >
      <InterestChoice
        legend="Your interests"
        chosen={chosen}
        disabled={save.isPending}
        onChange={(next) => {
          setChosen(next);
          save.reset();
        }}
      />
      {save.error && (
        <Alert tone="error" title="Couldn’t save your interests.">
          {messageFor(save.error)} Your choice is still here.
        </Alert>
      )}
      {save.isSuccess && (
        <Alert tone="success">Saved. Your choice counts from your next daily tasks.</Alert>
      )}
      <PanelActions>
        <Button
          variant="secondary"
          busy={save.isPending}
          busyLabel="Saving…"
          onClick={() => save.mutate(chosen)}
        >
          Save interests
        </Button>
      </PanelActions>
    </PanelSection>
  );
}

const unsent: UnsentEntries<readonly Category[]> = new Map();
