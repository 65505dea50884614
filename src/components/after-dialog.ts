/**
 * Calls `act` once no dialog is open, which would cover what it shows and keep it from being read out or used; at once
 * if none is. Returns a function that cancels it.
 */
export function afterDialog(act: () => void): () => void {
  if (!isDialogOpen()) {
    act();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return;
    observer.disconnect();
    act();
  });
  // A dialog can also go with the part of the page that shows it.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Whether a dialog is open, behind which the page can't be used. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
