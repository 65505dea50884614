import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button';
import { classNames } from './class-names';
import { carriesFiles } from './dragged-files';
import { Row } from './layout';
import { Text } from './text';
import styles from './file-choice.module.css';

interface FileChoiceProps {
  readonly label: string;
  /** The file types to offer, as in the `accept` attribute. */
  readonly accept: string;
  readonly hint: ReactNode;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** A drop zone with a button to choose a file. It lights up while a file is dragged anywhere over the page. */
export function FileChoice({ label, accept, hint, disabled = false, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDragged = useDraggedFile();
  const [hasMultiple, setHasMultiple] = useState(false);
  const hintId = useId();
  const take = ([file, ...others]: readonly File[]) => {
    setHasMultiple(others.length > 0);
    if (file && others.length === 0) onFile(file);
  };
  return (
    // Dropping needs a pointer; the button inside works for everyone.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Row
      gap={2}
      align="center"
      className={classNames(styles.zone, isDragged && !disabled && styles.ready)}
      onDragOver={(event) => {
        if (!disabled && carriesFiles(event.nativeEvent)) event.preventDefault();
      }}
      onDrop={(event) => {
        const { files } = event.dataTransfer;
        if (disabled || files.length === 0) return;
        event.preventDefault();
        take([...files]);
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
      <Text size="s" tone="soft" style={{ flex: '1 1 16rem' }} id={hintId}>
        {hint}
      </Text>
      {hasMultiple && (
        <Text role="alert" size="s" tone="danger">
          Drop one file at a time.
        </Text>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the same file again, after fixing it, would fire no event.
          target.value = '';
          take(files);
        }}
      />
    </Row>
  );
}

function useDraggedFile(): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    let last: EventTarget | null = null;
    const onDrag = (event: DragEvent) => {
      if (event.type === 'dragenter') last = event.target;
      // A drag enters an element before it leaves the previous one, so leaving the last one entered means leaving the
      // page.
      else if (event.type === 'dragleave' && event.target !== last) return;
      setDragged(event.type === 'dragenter' && carriesFiles(event));
    };
    const types = ['dragenter', 'dragleave', 'drop'] as const;
    types.forEach((type) => addEventListener(type, onDrag));
    return () => types.forEach((type) => removeEventListener(type, onDrag));
  }, []);
  return isDragged;
}
