import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { emailAddress } from './email-address';
import { forAll } from './testing/for-all';
import { linksTo, openableLink, siteOf } from './web-link';

describe('A library link', () => {
  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['http://example.org', 'http://example.org'],
    ['example.org/page', 'https://example.org/page'],
    ['www.example.org', 'https://www.example.org'],
    ['  example.org ', 'https://example.org'],
    ['//example.org/x', 'https://example.org/x'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['HTTPS://EXAMPLE.org', 'HTTPS://EXAMPLE.org'],
    ['https:example.org', 'https://example.org/'],
    ['bücher.example/ä', 'https://bücher.example/ä'],
    ['https://my_site.example.org.', 'https://my_site.example.org.'],
    ['https://[2001:db8::1]:8080/x', 'https://[2001:db8::1]:8080/x'],
    ['http://192.0.2.1/x', 'http://192.0.2.1/x'],
    ['example.org?from=a@b:c', 'https://example.org?from=a@b:c'],
  ])('%s opens %s', (typed, opened) => {
    expect(openableLink(typed)).toBe(opened);
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@example.org',
    'info@example.org',
    'https://www.example.org@example.com/x',
    'blob:https://example.org/1',
    'just words',
    'word',
    'https://',
    'https://example.org,',
    'https://example.org)',
    'https://example..org',
    'https://.example.org',
    'fern@example.org',
    '30',
    '1.5',
    '12.5.2026',
  ])('%j is never opened', (typed) => {
    expect(openableLink(typed)).toBeUndefined();
  });

  it('opens only http and https, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string().map((text) => `javascript:${text}`),
    );
    forAll([typed], (text) => {
      const protocol = new URL(openableLink(text) ?? 'https://none.example').protocol;
      expect(['https:', 'http:']).toContain(protocol);
    });
  });

  it('is read in browsers without `URL.canParse`', () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(openableLink('example.org/page')).toBe('https://example.org/page');
    expect(emailAddress('fern@münchen.de')).toBe('fern@xn--mnchen-3ya.de');
    expect(siteOf('https://www.epa.gov/x')).toBe('epa.gov');
    vi.restoreAllMocks();
  });

  it('is recognized as leading to the product’s own host, with or without a scheme', () => {
    expect(linksTo('verdure.example', 'https://verdure.example/x')).toBe(true);
    expect(linksTo('verdure.example', 'Verdure.Example')).toBe(true);
    expect(linksTo('verdure.example', 'https://verdure.example./x')).toBe(true);
    expect(linksTo('localhost:5173', 'localhost.:5173/x')).toBe(true);
    expect(linksTo('localhost:5173', 'localhost.:5174/x')).toBe(false);
    expect(linksTo('verdure.example', 'https://notverdure.example')).toBe(false);
    expect(linksTo('verdure.example', 'javascript:1')).toBe(false);
  });
});
