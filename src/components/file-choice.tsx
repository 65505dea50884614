import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import styles from './file-choice.module.css';

interface FileChoiceProps {
  /** The button's text, such as 'Choose a picture'. */
  readonly label: string;
  /** The file types to offer, as in the `accept` attribute. */
  readonly accept: string;
  readonly hint: ReactNode;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** A drop zone with a button to choose a file. */
export function FileChoice({ label, accept, hint, disabled = false, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  return (
    // Dropping needs a pointer; the button inside works for everyone.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.place, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !disabled) onFile(file);
      }}
    >
      <Button
        variant="secondary"
        disabled={disabled}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again, after fixing it, would fire no event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
