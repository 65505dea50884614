import { REQUIRED } from './models/problem';
import { visibleText } from './visible-text';
import { parsedUrl } from './web-link';

/**
 * Returns an address as compared, stored and sent: without invisible characters, and with its domain in the ASCII form
 * that mail servers know. Cleans up text that isn't an address as far as possible.
 */
export function emailAddress(typed: string): string {
  const seen = visibleText(asciiForm(typed));
  const domainAt = seen.lastIndexOf('@') + 1;
  return seen.slice(0, domainAt) + asciiDomain(seen.slice(domainAt));
}

/** Whether two addresses are the same to the user pool, which ignores case. */
export function isSameAddress(one: string, other: string): boolean {
  return emailAddress(one).toLowerCase() === emailAddress(other).toLowerCase();
}

/**
 * Returns the error message for a typed address, in spec §5's words where it has any; undefined if mail can be sent to
 * it.
 */
export function emailProblem(typed: string): string | undefined {
  const address = emailAddress(typed);
  if (address === '') return REQUIRED;
  if (ADDRESS.test(address)) return undefined;
  const [letter] = /[^\p{ASCII}\s]\p{M}*(?=.*@)/u.exec(address) ?? [];
  if (letter === undefined) return 'Please enter a valid email';
  return `Please enter a valid email. We can’t send mail to an address with “${letter}” before the @.`;
}

/**
 * Returns the error message for an address typed to replace `current`; undefined if it is valid. The emailed code
 * proves that it exists.
 */
export function newEmailProblem(typed: string, current: string): string | undefined {
  return (
    emailProblem(typed) ??
    (isSameAddress(typed, current) ? 'This is already your email' : undefined)
  );
}

// The URL standard gives every spelling of a domain the same form.
function asciiDomain(domain: string): string {
  const url = NOT_IN_DOMAIN.test(domain) ? undefined : parsedUrl(`http://${domain}`);
  return url?.hostname ?? domain;
}

/**
 * Returns a text with ASCII in place of characters that keyboards and word processors substitute: full-width letters,
 * dashes and apostrophes.
 */
function asciiForm(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[‘’ʼ]/g, "'");
}

/** Characters that end a host in a URL, or are decoded there. */
const NOT_IN_DOMAIN = /[\s/\\?#:@%[\]]/;

/**
 * The HTML standard's rule for an email field, except that the domain needs two names or more, and dots and lengths
 * must be what mail servers accept (RFC 5321, 4.1.2 and 4.5.3.1).
 */
const ADDRESS =
  /^(?=.{3,254}$)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;
