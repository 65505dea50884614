import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/button';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './hub-section.module.css';

interface HubSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A part of the hub that is opened where it stands; nothing of it is loaded before. */
export function HubSection({ title, text, children }: HubSectionProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : 'Open'} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      <div id={`${id}-body`} hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
