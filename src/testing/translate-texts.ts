/**
 * Replaces every text of the page's body, now and later, as a browser's translator does. Complete in itself, so that a
 * browser can run it.
 */
export function translateTexts(): MutationObserver {
  const translated = new WeakSet<Node>();
  const isTranslated = (text: Text) =>
    translated.has(text) ||
    text.data.trim() === '' ||
    text.parentElement?.closest('script, style, svg') !== null;
  const translate = () => {
    const { body } = document;
    // A browser runs this before there is a body.
    const walker = body && document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker?.nextNode(); node; node = walker?.nextNode()) {
      if (node instanceof Text && !isTranslated(node)) texts.push(node);
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
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return observer;
}
