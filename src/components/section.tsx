import { type ReactNode, type Ref, useId } from 'react';
import type { Gap } from './box';
import { Stack } from './layout';

interface SectionProps {
  readonly heading: ReactNode;
  /** The heading's ID, for links to it. */
  readonly id?: string;
  readonly gap?: Gap;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Section({ heading, id, gap = 4, headingRef, className, children }: SectionProps) {
  const generated = useId();
  const headingId = id ?? generated;
  return (
    <Stack as="section" gap={gap} className={className} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h2>
      {children}
    </Stack>
  );
}
