const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST_WITH_PORT = /^[^/?#:]+:\d{1,5}([/?#]|$)/;

/**
 * Returns the URL that a library link opens (D21): http and https as they are, and with https:// if it
 * has no scheme. Undefined for anything that must not be opened.
 */
export function openableLink(link: string | null | undefined): string | undefined {
  const typed = (link ?? '').trim();
  if (typed === '') return undefined;
  const url = parse(hasScheme(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  // A name without a dot is probably a word, not a site.
  return url.hostname.includes('.') || url.hostname === 'localhost' ? url.href : undefined;
}

/** Whether a link leads to the product's own host, which the library refuses (spec §5, D21). */
export function linksTo(host: string, link: string): boolean {
  const target = openableLink(link);
  if (target === undefined) return false;
  const { hostname, port } = new URL(target);
  // A name's last dot may be written.
  const name = hostname.replace(/\.$/, '');
  return (port ? `${name}:${port}` : name) === host.toLowerCase();
}

// 'example.org:8080/page' has a port, not a scheme.
function hasScheme(link: string): boolean {
  return SCHEME.test(link) && !HOST_WITH_PORT.test(link);
}

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
