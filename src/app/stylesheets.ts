const failed = new Set<HTMLLinkElement>();

/** Starts recording which stylesheets fail to load, for `reloadFailedStylesheets`. */
export function watchStylesheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  // Errors of elements don't bubble.
  document.addEventListener('error', note, { capture: true });
}

/**
 * Requests again every stylesheet that couldn't be loaded. Vite's own loader requests each only once,
 * so a page that is imported again would come without its styles. Rejects if one fails again.
 */
export async function reloadFailedStylesheets(): Promise<void> {
  const links = [...failed];
  failed.clear();
  await Promise.all(links.map(replaceAndLoad));
}

async function replaceAndLoad(link: HTMLLinkElement): Promise<void> {
  const copy = document.createElement('link');
  for (const { name, value } of link.attributes) copy.setAttribute(name, value);
  await new Promise((resolve, reject) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', () => reject(new Error(`${copy.href} could not be loaded.`)));
    link.replaceWith(copy);
  });
}
