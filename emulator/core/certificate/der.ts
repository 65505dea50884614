/** The few ASN.1 types that a certificate is made of, in their distinguished encoding (X.690). */

const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectId: 0x06,
  utf8String: 0x0c,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Contents under a tag, with their length. */
export function tagged(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

export const sequence = (...parts: Buffer[]) => tagged(tags.sequence, ...parts);
export const set = (...parts: Buffer[]) => tagged(tags.set, ...parts);
export const octetString = (content: Buffer) => tagged(tags.octetString, content);
export const utf8String = (text: string) => tagged(tags.utf8String, Buffer.from(text));
export const yes = () => tagged(tags.boolean, Buffer.from([0xff]));

/** Whole octets, unless the last `unusedBits` bits do not count. */
export const bitString = (content: Buffer, unusedBits = 0) =>
  tagged(tags.bitString, Buffer.from([unusedBits]), content);

/** A positive number from its octets; a leading zero keeps it positive. */
export function integer(octets: Buffer): Buffer {
  const isNegative = ((octets[0] ?? 0) & 0x80) !== 0;
  return tagged(tags.integer, isNegative ? Buffer.from([0]) : Buffer.alloc(0), octets);
}

/** An object identifier from its dotted form. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(tags.objectId, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** An instant, in whole seconds. */
export function generalizedTime(instant: Date): Buffer {
  const digits = instant.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '');
  return tagged(tags.generalizedTime, Buffer.from(`${digits}Z`));
}

function base128(value: number): number[] {
  const septets = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) septets.unshift((rest & 0x7f) | 0x80);
  return septets;
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest >>>= 8) octets.unshift(rest & 0xff);
  return Buffer.from([0x80 | octets.length, ...octets]);
}
