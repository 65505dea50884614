import { useLayoutEffect, useRef, useState } from 'react';
import { fittingText } from './fitting-text';
import { IsolatedNames } from './isolated-names';
import styles from './message.module.css';
import { VisuallyHidden } from './visually-hidden';

/** A message's text. Where its lines are too few, quoted names end with an ellipsis; all of it is read out (D46). */
export function MessageText({ text }: { readonly text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => {
    const fit = () => {
      if (paragraph.current) setShown(fittingText(paragraph.current, text));
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [text]);
  return (
    <p ref={paragraph} className={styles.message}>
      {shown === text ? (
        <IsolatedNames text={text} />
      ) : (
        <>
          <span aria-hidden="true">
            <IsolatedNames text={shown} />
          </span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      )}
    </p>
  );
}
