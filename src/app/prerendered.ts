/** Marks a shell: a page without content, shown until the application has started. */
export const SHELL_ATTRIBUTE = 'data-shell';

/** Whether the build wrote this page with its content, as it does with public pages. */
export function isPrerendered(root: HTMLElement): boolean {
  return root.hasChildNodes() && root.querySelector(`[${SHELL_ATTRIBUTE}]`) === null;
}
