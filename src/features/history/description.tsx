import { useState } from 'react';
import { excerptOf } from '@/domain/excerpt';
import styles from './description.module.css';

/** A description cut to 20 characters (spec §2.4); a click, a tap or a key shows the whole of it. */
export function Description({ text }: { readonly text: string }) {
  const [whole, setWhole] = useState(false);
  const excerpt = excerptOf(text);
  if (excerpt === text) return <>{text}</>;
  return (
    <button
      type="button"
      className={styles.description}
      title={whole ? undefined : text}
      aria-expanded={whole}
      onClick={() => setWhole(!whole)}
    >
      {whole ? text : excerpt}
    </button>
  );
}
