/** Marks the neutral shell: something to see while the application is on its way, but no page. */
export const SHELL_MARK = 'data-shell';

/** Whether the build wrote this page out whole, as it does with the public ones. */
export function isPrerendered(root: HTMLElement): boolean {
  return root.hasChildNodes() && root.querySelector(`[${SHELL_MARK}]`) === null;
}
