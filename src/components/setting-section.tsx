import { type FormEvent, type ReactNode, useState } from 'react';
import { Alert } from './alert';
import { Button, type ButtonVariant } from './button';
import { Row, Stack } from './layout';
import { PanelSection } from './panel';

interface SettingFormProps {
  readonly children?: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Why the last attempt failed, if it did. */
  readonly error?: string | null;
  readonly errorTitle?: string | undefined;
  /** The message after a save. */
  readonly saved?: string | false;
  readonly savedTitle?: string;
  readonly isBusy: boolean;
  readonly submit: string;
  readonly busyLabel?: string;
  readonly variant?: ButtonVariant;
  readonly actions?: ReactNode;
  /** Whether the button is as wide as the fields. */
  readonly isWide?: boolean;
}

/**
 * Fields that are saved together, with the error, the success message, and the save button. The error can be dismissed
 * (spec §5).
 */
export function SettingForm({
  children,
  onSubmit,
  error,
  errorTitle,
  saved,
  savedTitle,
  isBusy,
  submit,
  busyLabel = 'Saving…',
  variant = 'primary',
  actions,
  isWide = false,
}: SettingFormProps) {
  const Actions = isWide ? Stack : Row;
  const [isDismissed, setDismissed] = useState(false);
  // The next attempt's error is shown.
  if (isDismissed && !error) setDismissed(false);
  return (
    <Stack
      as="form"
      gap={5}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        // An attempt may fail before a render without the error.
        setDismissed(false);
        onSubmit(event);
      }}
    >
      {children}
      {error && !isDismissed && (
        <Alert tone="error" title={errorTitle} onDismiss={() => setDismissed(true)}>
          {error}
        </Alert>
      )}
      {/* Exists from the start, so that changes are read out; takes no room while empty. */}
      <output style={saved ? undefined : { position: 'absolute' }}>
        {saved && (
          <Alert tone="success" title={savedTitle} isInLiveRegion>
            {saved}
          </Alert>
        )}
      </output>
      <Actions gap={3}>
        <Button type="submit" variant={variant} busy={isBusy} busyLabel={busyLabel}>
          {submit}
        </Button>
        {actions}
      </Actions>
    </Stack>
  );
}

type SettingSectionProps = Omit<SettingFormProps, 'variant' | 'isWide'> & {
  readonly title: string;
  readonly about: ReactNode;
  /** Below the form. */
  readonly more?: ReactNode;
};

/** A titled panel with one setting. */
export function SettingSection({ title, about, more, ...form }: SettingSectionProps) {
  return (
    <PanelSection title={title} about={about}>
      <SettingForm {...form} variant="secondary" />
      {more}
    </PanelSection>
  );
}
