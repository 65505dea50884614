/** Copies a text, or selects it if the browser doesn't allow that. Returns whether it was copied. */
export async function copy(shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(shown.textContent ?? '');
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(shown);
    return false;
  }
}

/** What is said if a text was only selected. */
export const selectedText = 'Selected. Copy it with your keyboard.';
