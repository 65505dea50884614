import { useQueryClient } from '@tanstack/react-query';
import { saveSettings, type Settings } from '@/data/settings';
import { useWrite } from '@/data/use-write';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';
import { type InterruptedEntries, useInterruptedEntry } from '@/session/interrupted-entry';

/**
 * A form of one setting: what is chosen in it, and how saving that goes.
 * @param onSaved called once it is saved, whether or not the form is still there
 */
export function useSetting<Value>(
  name: string,
  interrupted: InterruptedEntries<Value | undefined>,
  onSaved?: (settings: Settings) => void,
) {
  const { id } = useAccount();
  const client = useQueryClient();
  // Undefined until it is touched, so the form follows what other devices store.
  const [touched, setTouched] = useInterruptedEntry(interrupted, name, () => undefined);
  const { mutate, reset, error, isPending, isSuccess } = useWrite({
    action: `save ${name}`,
    mutationFn: (settings: Settings) => saveSettings(client, id, settings),
    onSuccess: (_, settings) => onSaved?.(settings),
  });
  return {
    touched,
    touch: (value: Value) => {
      setTouched(() => value);
      reset();
    },
    save: (settings: Settings) =>
      mutate(settings, {
        // What is entered while the save runs stays.
        onSuccess: () => setTouched((now) => (now === touched ? undefined : now)),
      }),
    isSaved: isSuccess,
    /** For the section of the setting. */
    setting: {
      isBusy: isPending,
      error: error && `${messageFor(error)} Your choice is still here.`,
    },
  };
}
