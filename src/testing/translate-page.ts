import { onTestFinished } from 'vitest';

/** Replaces every text on the page, now and later in this test, as a browser's translator does. */
export function translatePage(): void {
  const translated = new WeakSet<Node>();
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '' && !translated.has(node))
        texts.push(node);
    }
    for (const text of texts) {
      const copy = new Text(text.data);
      translated.add(copy);
      const font = document.createElement('font');
      font.append(copy);
      text.replaceWith(font);
    }
  };
  translate();
  const observer = new MutationObserver(translate);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
}
