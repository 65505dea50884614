import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

/** One event of a streamed response. */
export interface StreamEvent {
  type: string;
  payload: object;
}

/** Returns events in the format application/vnd.amazon.eventstream, whose messages have checksums and typed headers. */
export function eventStream(events: readonly StreamEvent[]): Buffer {
  return Buffer.concat(events.map(messageOf));
}

function messageOf({ type, payload }: StreamEvent): Buffer {
  const headers = Buffer.concat([
    header(':message-type', 'event'),
    header(':event-type', type),
    header(':content-type', 'application/json'),
  ]);
  const body = Buffer.from(JSON.stringify(payload));
  const prelude = Buffer.alloc(8);
  prelude.writeUInt32BE(16 + headers.length + body.length, 0);
  prelude.writeUInt32BE(headers.length, 4);
  const message = Buffer.concat([prelude, checksum(prelude), headers, body]);
  return Buffer.concat([message, checksum(message)]);
}

/** The type of a header whose value is a string. */
const stringType = 7;

function header(name: string, value: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(value));
  return Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.from([stringType]),
    length,
    Buffer.from(value),
  ]);
}

function checksum(bytes: Buffer): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  return sum;
}
