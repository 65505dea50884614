import { Buffer } from 'node:buffer';

const blockBytes = 32_768;
const headerBytes = 7;

const crcTable = Array.from({ length: 256 }, (_, value) => {
  let crc = value;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  return crc >>> 0;
});

/** The readable part of a database log. */
export interface LogReport {
  /** The number of writes that can be read. */
  kept: number;
  /** The position of the first byte that can't be read, and how many can't; undefined if the log is whole. */
  damage?: { at: number; bytes: number };
}

/**
 * Reads a LevelDB log as the database does when it opens: after a record that doesn't match its checksum,
 * it silently continues with the next block.
 */
export function inspectLog(log: Buffer): LogReport {
  const report: LogReport = { kept: 0 };
  let isInParts = false;
  let partsAt = 0;
  const damaged = (at: number, end: number): void => {
    report.damage ??= { at, bytes: 0 };
    report.damage.bytes += end - at;
    isInParts = false;
  };
  for (let start = 0; start < log.length; start += blockBytes) {
    const block = log.subarray(start, start + blockBytes);
    let at = 0;
    while (block.length - at >= headerBytes) {
      const end = at + headerBytes + block.readUInt16LE(at + 4);
      const type = block[at + 6] ?? 0;
      if (type === 0 && end === at + headerBytes) break;
      if (end > block.length || !matchesChecksum(block.subarray(at, end))) {
        damaged(isInParts ? partsAt : start + at, start + block.length);
        break;
      }
      const continues = type !== fullRecord && type !== firstPart;
      // The rest of a record whose beginning is lost.
      if (continues && !isInParts) damaged(start + at, start + end);
      else if (type === fullRecord || type === lastPart) report.kept += 1;
      if (type === firstPart) partsAt = start + at;
      isInParts = type === firstPart || (isInParts && type !== lastPart);
      at = end;
    }
    const isLastBlock = start + blockBytes >= log.length;
    if (isLastBlock && report.damage === undefined) {
      if (isInParts) damaged(partsAt, log.length);
      else if (block.length < blockBytes && at < block.length && isNotZero(block.subarray(at)))
        damaged(start + at, log.length);
    }
  }
  return report;
}

const fullRecord = 1;
const firstPart = 2;
const lastPart = 4;

function isNotZero(bytes: Buffer): boolean {
  return bytes.some((byte) => byte !== 0);
}

/** The checksum covers the record's type and content, and is stored masked. */
function matchesChecksum(record: Buffer): boolean {
  let crc = 0xffffffff;
  for (const byte of record.subarray(6)) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  crc = (crc ^ 0xffffffff) >>> 0;
  const masked = (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
  return masked === record.readUInt32LE(0);
}
