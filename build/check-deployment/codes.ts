import { createInterface, type Interface } from 'node:readline';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 1000;

/** Where codes are requested if no page has them. */
interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Finds the code that was just sent to an address: in the page `mailbox`, whose '{}' becomes the address, or
 * else by asking on the terminal. A code is used once. `close` it at the end, or it waits for input forever.
 */
export class Codes {
  readonly #used = new Set<string>();
  // One for all questions: another would miss the lines that the first has read ahead from a pipe.
  #lines: { reader: Interface; next: AsyncIterator<string> } | undefined;

  constructor(
    private readonly mailbox: string | undefined,
    private readonly terminal: Terminal = { input: process.stdin, output: process.stdout },
  ) {}

  /** Returns the code. Throws if none arrives within two minutes, or the input has ended. */
  readonly find = async (email: string): Promise<string> => {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const text =
        this.mailbox === undefined ? await this.#ask(email) : await fromPage(this.mailbox, email);
      const code = text.match(/\b\d{6}\b/g)?.find((one) => !this.#used.has(one));
      if (code !== undefined) {
        this.#used.add(code);
        return code;
      }
      if (this.mailbox !== undefined) await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    throw new Error(`No code arrived at ${email} within two minutes.`);
  };

  close(): void {
    this.#lines?.reader.close();
  }

  async #ask(email: string): Promise<string> {
    this.terminal.output.write(`Code sent to ${email}: `);
    this.#lines ??= linesOf(this.terminal.input);
    const { value, done } = await this.#lines.next.next();
    if (done) throw new Error(`The input ended before the code sent to ${email}.`);
    return value;
  }
}

function linesOf(input: NodeJS.ReadableStream) {
  const reader = createInterface({ input });
  return { reader, next: reader[Symbol.asyncIterator]() };
}

async function fromPage(mailbox: string, email: string): Promise<string> {
  const response = await fetch(mailbox.replace('{}', encodeURIComponent(email)));
  return response.text();
}
