const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ABSOLUTE = /^https?:\/\//i;
const HOST_WITH_PORT = /^[^/?#:]+:\d{1,5}([/?#]|$)/;
/** A name with a dot (one without is probably a word), an IPv6 address, or this machine. */
const SITE = /^(?:(?:[\w-]+\.)+[\w-]+\.?|\[.+\]|localhost\.?)$/;
const NUMBERS = /^[\d.]+$/;

/**
 * Returns the URL that a library link opens (D21): http and https links unchanged, and with https:// added if there is
 * no scheme. Undefined for anything that must not be opened.
 */
export function openableLink(link: string | null | undefined): string | undefined {
  const typed = (link ?? '').trim();
  if (typed === '') return undefined;
  const address = hasScheme(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;
  const url = parsedUrl(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  // An email address, or a link that hides where it leads.
  if (url.username || url.password) return undefined;
  // Browsers read a number as an address: 7 as 0.0.0.7, and 1.5 as 1.0.0.5.
  if (NUMBERS.test(url.hostname) && !typed.includes(url.hostname)) return undefined;
  if (!SITE.test(url.hostname)) return undefined;
  // A page would read 'https:example.org' as a path of its own.
  return ABSOLUTE.test(address) ? address : url.href;
}

/** Whether a link leads to the product's own host, which the library refuses (spec §5, D21). */
export function linksTo(host: string, link: string): boolean {
  const target = openableLink(link);
  if (target === undefined) return false;
  const { hostname, port } = new URL(target);
  // A name may end with a dot.
  const name = hostname.replace(/\.$/, '');
  return (port ? `${name}:${port}` : name) === host.toLowerCase();
}

// 'example.org:8080/page' has a port, not a scheme.
function hasScheme(link: string): boolean {
  return SCHEME.test(link) && !HOST_WITH_PORT.test(link);
}

/** Returns an address's parts; undefined if it isn't an address. Some supported browsers lack `URL.canParse`. */
export function parsedUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Returns the site of an address, such as 'epa.gov'; the text itself if it isn't an address. */
export function siteOf(address: string): string {
  return parsedUrl(address)?.hostname.replace(/^www\./, '') ?? address;
}
