/**
 * Closes an open menu when focus moves elsewhere, since it could cover the focused element (WCAG 2.4.11). Doesn't need
 * React.
 */
export function closeLeftMenus(): void {
  document.addEventListener('focusin', ({ target }) => {
    // Inside :is(), older browsers ignore selectors they don't know.
    const menu = document.querySelector<HTMLElement>(
      '[popover="auto"]:is(:popover-open, [data-open])',
    );
    if (!menu || !(target instanceof Element)) return;
    // In Safari, a press in the menu focuses an element around it.
    const isNear = menu.contains(target) || target.contains(menu);
    if (!isNear && target.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
  });
}
