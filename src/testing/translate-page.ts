/** Puts another text in place of each on the page, as a browser's translation does. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.data.trim() !== '') texts.push(currentNode);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
