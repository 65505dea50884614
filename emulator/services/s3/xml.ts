import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import type { WireResponse } from '../../core/wire';
import { StorageError } from './errors';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // The library's escaping would turn a carriage return in a key into a line feed.
  processEntities: false,
  tagValueProcessor: (_name, value) => escapeXml(String(value)),
});

/** Returns an XML response with one element per property. Arrays repeat theirs; undefined is omitted. */
export function xmlResponse(root: string, content: object, status = 200): WireResponse {
  const document = builder.build({
    [root]: { '@xmlns': 'http://s3.amazonaws.com/doc/2006-03-01/', ...withoutUndefined(content) },
  });
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${document}`,
  };
}

/** Returns S3's error document. Unlike other S3 documents, it has no namespace. */
export function errorDocument(content: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ Error: withoutUndefined(content) })}`;
}

/**
 * Parses an XML body by `schema`; `list` is the element that may repeat. Throws StorageError
 * 'MalformedXML', also for a document type declaration, whose entities could be abused.
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
    // A key may start or end with a space.
    trimValues: false,
    htmlEntities: true,
    isArray: (name) => name === list,
  });
  const parsed = v.safeParse(schema, parser.parse(text));
  if (!parsed.success) throw new StorageError('MalformedXML');
  return parsed.output;
}

function withoutUndefined(content: object): object {
  return Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined));
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
