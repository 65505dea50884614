import type { Readable } from 'node:stream';

/** Longer lines are printed in parts, so that a function can't fill the emulator's memory. */
const longestLine = 100_000;

/** Prints a stream line by line. */
export function printLines(stream: Readable, print: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) print(line);
    if (rest.length < longestLine) return;
    print(rest);
    rest = '';
  });
  stream.on('end', () => {
    if (rest !== '') print(rest);
  });
}
