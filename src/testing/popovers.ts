/* Lets buttons open popovers, as far as a menu needs it: jsdom has none. */

HTMLElement.prototype.hidePopover = function hidePopover() {
  toggle(this, 'closed');
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (panel) toggle(panel, 'open');
});

function toggle(panel: HTMLElement, newState: string): void {
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
