import { useEffect, useState } from 'react';

/** Spec §9: how long the success flag after an admin's save is shown. */
const SAVED_MS = 1000;

interface SavedFlag {
  /** The id of the row that was saved less than a second ago. */
  readonly saved: string | undefined;
  show(id: string): void;
}

/** The '✓ Saved' of spec §2.4: for one second, on the row that was saved. */
export function useSavedFlag(): SavedFlag {
  const [save, setSave] = useState<{ id: string }>();
  useEffect(() => {
    if (!save) return undefined;
    const timer = setTimeout(() => setSave(undefined), SAVED_MS);
    return () => clearTimeout(timer);
  }, [save]);
  return { saved: save?.id, show: (id) => setSave({ id }) };
}
