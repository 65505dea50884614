import { useLayoutEffect, useRef, useState } from 'react';
import { charactersOf, shortened } from '@/domain/characters';
import { IsolatedNames, isName, splitNames } from './isolated-names';
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

/**
 * Returns a text as a paragraph has room for it: of quoted names, as many letters as fit into its lines, so that the
 * words around them stay. The paragraph cuts off what is too long.
 */
function fittingText(paragraph: HTMLElement, text: string): string {
  const probe = paragraph.ownerDocument.createElement('p');
  probe.className = paragraph.className;
  probe.style.cssText = `position: absolute; visibility: hidden; inline-size: ${paragraph.clientWidth}px`;
  paragraph.after(probe);
  const fits = (candidate: string) => {
    probe.textContent = candidate;
    return probe.scrollHeight <= probe.clientHeight;
  };
  let most = charactersOf(text).length;
  if (!fits(text)) {
    let fewest = 1;
    while (fewest < most) {
      const middle = Math.ceil((fewest + most) / 2);
      if (fits(withShortNames(text, middle))) fewest = middle;
      else most = middle - 1;
    }
  }
  probe.remove();
  return withShortNames(text, most);
}

function withShortNames(text: string, letters: number): string {
  return splitNames(text)
    .map((part, at) => (isName(at) ? shortened(part, letters).replace(/\s+…$/, '…') : part))
    .join('');
}
