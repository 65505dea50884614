/** Whether files are dragged: from a folder, or a picture from another page. */
export function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Ignores files that are dropped where nothing takes them; a browser would open them in place of the page. */
export function ignoreStrayFiles(): void {
  addEventListener('dragover', ignore);
  addEventListener('drop', ignore);
}

function ignore(event: DragEvent): void {
  const { dataTransfer, defaultPrevented, target } = event;
  if (!dataTransfer || defaultPrevented || !carriesFiles(event)) return;
  if (target instanceof Element && takesItself(target, dataTransfer)) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Whether an element's own default action takes what is dragged. */
function takesItself(element: Element, { types }: DataTransfer): boolean {
  if (element.matches('input[type=file]')) return true;
  // A passage with a picture in it also carries a file.
  return types.includes('text/html') && element.matches('input, textarea');
}
