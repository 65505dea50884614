/** Whether a drag carries files: from a folder, or a picture from another page. */
export function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Ignores files, links and text dropped outside a drop zone, which a browser would open in place of the page. */
export function ignoreStrayDrops(): void {
  addEventListener('dragover', ignore);
  addEventListener('drop', ignore);
}

function ignore(event: DragEvent): void {
  const { dataTransfer, defaultPrevented, target } = event;
  if (!dataTransfer || defaultPrevented) return;
  if (target instanceof Element && acceptsByDefault(target, event)) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Whether an element accepts the dragged data by default. */
function acceptsByDefault(element: Element, event: DragEvent): boolean {
  if (element.matches('input[type=file]')) return carriesFiles(event);
  // Text dragged together with a picture also carries a file.
  const isText = !carriesFiles(event) || event.dataTransfer?.types.includes('text/html');
  return isText === true && element.matches('input:read-write, textarea:read-write');
}
