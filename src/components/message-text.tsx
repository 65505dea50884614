import { createElement, useLayoutEffect, useRef, useState } from 'react';
import { charactersOf, shortened } from '@/domain/characters';
import styles from './message.module.css';
import { VisuallyHidden } from './visually-hidden';

/**
 * A message's text. If it doesn't fit, quoted names are shortened with an ellipsis; screen readers get all of it (D46).
 */
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
 * Returns a text shortened to fit its paragraph: quoted names keep as many letters as fit, so that the words around
 * them stay. The paragraph cuts off the rest.
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
    .map((part, i) => (isName(i) ? shortened(part, letters).replace(/\s+…$/, '…') : part))
    .join('');
}

/** Hebrew, Arabic and their neighbors. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Splits a text so that every third part is a quoted name. */
function splitNames(text: string): string[] {
  // A lookbehind would be a syntax error in older engines and stop the first script.
  return text.split(/(“)([^”]*)(?=”)/);
}

const isName = (index: number) => index % 3 === 2;

/** Isolates quoted names, which people typed, so that their direction doesn't affect the words around them. */
function IsolatedNames({ text }: { readonly text: string }) {
  const parts = RIGHT_TO_LEFT.test(text) ? splitNames(text) : [text];
  const elements = parts.map((part, i) => createElement(isName(i) ? 'bdi' : 'span', null, part));
  return createElement('span', null, ...elements);
}
