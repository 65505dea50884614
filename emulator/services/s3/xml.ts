import { XMLBuilder } from 'fast-xml-parser';
import type { WireResponse } from '../../core/wire';

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
