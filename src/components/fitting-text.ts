import { charactersOf, shortened } from '@/domain/characters';
import { QUOTED } from './isolated-names';

/**
 * Returns a text as a paragraph has room for it: of quoted names, as many letters as fit into its lines, so that the
 * words around them stay. The paragraph cuts off what is too long.
 */
export function fittingText(paragraph: HTMLElement, text: string): string {
  const probe = paragraph.ownerDocument.createElement('p');
  probe.className = paragraph.className;
  probe.style.cssText = `position: absolute; visibility: hidden; inline-size: ${paragraph.clientWidth}px`;
  paragraph.after(probe);
  const fits = (candidate: string) => {
    probe.textContent = candidate;
    return probe.scrollHeight <= probe.clientHeight;
  };
  let most = Math.max(0, ...namesIn(text).map((name) => charactersOf(name).length));
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

const namesIn = (text: string) => text.split(QUOTED).filter((_, at) => at % 2 === 1);

function withShortNames(text: string, letters: number): string {
  const shorten = (name: string) => shortened(name, letters).replace(/\s+…$/, '…');
  return text
    .split(QUOTED)
    .map((part, at) => (at % 2 === 1 ? shorten(part) : part))
    .join('');
}
