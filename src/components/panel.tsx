import { type ComponentProps, type ReactNode, useId } from 'react';
import { focusHome } from './focus-home';
import { Stack } from './layout';
import styles from './panel.module.css';
import { Text } from './text';

/** A raised surface. */
export function Panel({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={5} className={styles.panel}>
      {children}
    </Stack>
  );
}

/** A form on a raised surface, validated by the app instead of the browser. */
export function PanelForm(form: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <Stack as="form" gap={5} {...form} className={styles.panel} noValidate />;
}

interface PanelSectionProps {
  readonly title: string;
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** A titled panel for one action: what it does, and how. */
export function PanelSection({ title, about, children }: PanelSectionProps) {
  const titleId = useId();
  return (
    <section {...focusHome} aria-labelledby={titleId}>
      <Panel>
        <Stack gap={2}>
          <h2 id={titleId}>{title}</h2>
          <Text tone="soft" maxWidth="60ch">
            {about}
          </Text>
        </Stack>
        {children}
      </Panel>
    </section>
  );
}
