import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import type { WireResponse } from '../../core/wire';
import { StorageError } from './errors';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // The library's own escaping would let a carriage return in a key become a line feed.
  processEntities: false,
  tagValueProcessor: (_name, value) => escaped(String(value)),
});

/** An XML answer; `content` has an element a property, arrays repeat theirs, undefined is left out. */
export function xmlResponse(root: string, content: object, status = 200): WireResponse {
  const document = builder.build({
    [root]: { '@xmlns': 'http://s3.amazonaws.com/doc/2006-03-01/', ...present(content) },
  });
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${document}`,
  };
}

/** S3's error document, which alone of its documents has no namespace. */
export function errorDocument(content: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ Error: present(content) })}`;
}

/**
 * Reads an XML body as `schema` wants it, where `list` is the element that may repeat. Throws
 * StorageError 'MalformedXML'. Document types are refused: nothing here needs their entities.
 */
export function parseXml<T>(
  body: Buffer,
  { schema, list }: { schema: v.GenericSchema<unknown, T>; list: string },
): T {
  const text = body.toString('utf8');
  if (text.includes('<!DOCTYPE') || XMLValidator.validate(text) !== true) {
    throw new StorageError('MalformedXML');
  }
  const parser = new XMLParser({
    parseTagValue: false,
    // A key may begin or end with a space.
    trimValues: false,
    htmlEntities: true,
    isArray: (name) => name === list,
  });
  const parsed = v.safeParse(schema, parser.parse(text));
  if (!parsed.success) throw new StorageError('MalformedXML');
  return parsed.output;
}

function present(content: object): object {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
