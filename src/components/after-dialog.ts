/**
 * Calls `act` once no dialog is open, or immediately if none is. A dialog would cover what `act` shows and keep it from
 * being read out or used. Returns a function that cancels the call.
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
  // A dialog can also disappear along with the part of the page that shows it.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Whether a dialog is open. The page behind it can't be used. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
