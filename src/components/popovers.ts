/* Opens and closes menus in browsers without popovers: before Chrome 114, Safari 17 and Firefox 125, and in jsdom. */

if (!('hidePopover' in HTMLElement.prototype)) openMenus();

function openMenus(): void {
  HTMLElement.prototype.hidePopover = function hidePopover() {
    if (!this.hasAttribute('data-open')) return;
    if (this.contains(document.activeElement))
      document.querySelector<HTMLElement>(`[popovertarget="${this.id}"]`)?.focus();
    toggle(this, 'closed');
  };

  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target : null;
    const id = pressed?.closest('[popovertarget]')?.getAttribute('popovertarget');
    const panel = document.getElementById(id ?? '');
    const isOpen = panel?.hasAttribute('data-open');
    for (const open of openPanels()) if (!open.contains(pressed)) open.hidePopover();
    if (panel && !isOpen) toggle(panel, 'open');
  });

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const open of openPanels()) open.hidePopover();
  });
}

function openPanels(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[popover][data-open]');
}

function toggle(panel: HTMLElement, newState: 'open' | 'closed'): void {
  panel.toggleAttribute('data-open', newState === 'open');
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
