import { REQUIRED } from './models/problem';
import { visibleText } from './visible-text';
import { parsedUrl } from './web-link';

/**
 * Returns an address as it is compared, stored and sent: without invisible characters, and with its domain in the ASCII
 * form that mail servers know. Text that isn't an address is cleaned up as far as possible.
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
 * Returns the error message for a typed address, in spec §5's words where it has them; undefined if mail can be sent
 * there.
 */
export function emailProblem(typed: string): string | undefined {
  const address = emailAddress(typed);
  if (address === '') return REQUIRED;
  if (ADDRESS.test(address)) return undefined;
  const [letter] = /[^\p{ASCII}\s]\p{M}*(?=.*@)/u.exec(address) ?? [];
  if (letter === undefined) return 'Please enter a valid email';
  return `We can’t send mail to an address with “${letter}” before the @. Please use another one.`;
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

// The platform's rule for hosts gives every spelling of a domain the same form.
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
 * The HTML standard's rule for an email field, but with a domain of two names or more, and with the dots and lengths
 * that mail servers accept (RFC 5321, 4.1.2 and 4.5.3.1).
 */
const ADDRESS =
  /^(?=.{3,254}$)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;
