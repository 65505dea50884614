import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface QuestionProps {
  readonly title: string;
  /** Text to read before answering. */
  readonly children: ReactNode;
  /** The label of the button that closes it. */
  readonly back?: string;
  /** The other buttons, the primary one last. */
  readonly answers: readonly (ComponentProps<typeof Button> & { readonly text: string })[];
  readonly onClose: () => void;
}

/**
 * A dialog that asks before an action. It stays open until the action is done, since closing it would hide a failure.
 */
export function Question({ title, children, back = 'Cancel', answers, onClose }: QuestionProps) {
  const isBusy = answers.some(({ busy }) => busy === true);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={close}>
            {back}
          </Button>
          {answers.map(({ text, ...button }) => (
            <Button key={text} {...button} disabled={isBusy && button.busy !== true}>
              {text}
            </Button>
          ))}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
