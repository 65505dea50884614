import { useEffect, useRef } from 'react';
import { useAnnounce } from '@/components/announcer';

/** Announces that all daily tasks are complete when the last of them was completed on this page. */
export function useDayDoneAnnouncement(isDone: boolean): void {
  const announce = useAnnounce();
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) announce('All done for today! All daily tasks are complete.');
    wasDone.current = isDone;
  }, [announce, isDone]);
}
