/**
 * Closes an open menu once the focus is elsewhere: it would cover the focused element (WCAG 2.4.11). Needs no React.
 */
export function closeLeftMenus(): void {
  document.addEventListener('focusin', ({ target }) => {
    // Within :is(), older browsers ignore what they don't know.
    const menu = document.querySelector<HTMLElement>(
      '[popover="auto"]:is(:popover-open, [data-open])',
    );
    if (!menu || !(target instanceof Element)) return;
    // In Safari, a press in the menu focuses an element around it.
    const isNear = menu.contains(target) || target.contains(menu);
    if (!isNear && target.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
  });
}
