import { useEffect, useRef, useState } from 'react';
import { EmptyDrawing } from '@/components/empty-state';
import type { Home } from '@/data/home';
import { SuggestedTasks } from './suggested-tasks';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  readonly home: Home;
}

/**
 * In the place of an empty list's drawing: two medium tasks to add. They load once the member has scrolled to them, so
 * the home's first screen stays one request (D47).
 */
export function Suggestions({ home }: SuggestionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {isSeen ? <SuggestedTasks home={home} /> : <EmptyDrawing />}
    </div>
  );
}
