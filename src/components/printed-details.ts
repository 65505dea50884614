/**
 * Opens closed details while the page is printed, in browsers where print.css can't show their content. Doesn't need
 * React.
 */
export function printDetails(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
