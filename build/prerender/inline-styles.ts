const LINK = /<link rel="stylesheet" crossorigin href="([^"]+)"\s*\/?>/g;

/**
 * A written-out page with its stylesheets in it, so that its first paint waits for one answer and not
 * for two: page and styles together are what a connection carries at once. `read` gives the text of a
 * file by its address.
 */
export async function withStylesInline(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<string> {
  const addresses = [...html.matchAll(LINK)].map(([, address = '']) => address);
  const texts = new Map<string, string>();
  for (const address of addresses) texts.set(address, await read(address));
  return html.replace(LINK, (_, address: string) => `<style>${texts.get(address)?.trim()}</style>`);
}
