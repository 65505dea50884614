export type DecodedText =
  | {
      readonly ok: true;
      readonly text: string;
      readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
    }
  | { readonly ok: false; readonly problem: string };

/**
 * The text of a file, by its byte order mark, else as UTF-8 if it is that, else as Windows-1252, in
 * which older spreadsheets write. A file with zero bytes is no text and is refused.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return utf16(bytes, 'utf-16be');
  if (bytes.includes(0)) {
    return {
      ok: false,
      problem: 'This is not a text file. Save the sheet as “CSV UTF-8”, then choose that file.',
    };
  }
  const utf8 = decoded(bytes, 'utf-8');
  if (utf8 !== undefined) return { ok: true, text: utf8, encoding: 'UTF-8' };
  const text = new TextDecoder('windows-1252').decode(bytes);
  return { ok: true, text, encoding: 'Windows-1252' };
}

function utf16(bytes: Uint8Array, label: string): DecodedText {
  const text = decoded(bytes, label);
  if (text !== undefined) return { ok: true, text, encoding: 'UTF-16' };
  return { ok: false, problem: 'The text of this file is damaged. Save it as “CSV UTF-8” again.' };
}

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
