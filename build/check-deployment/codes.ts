import { createInterface } from 'node:readline/promises';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 1000;

/**
 * Returns what finds the code that was just sent to an address: in the page `mailbox`, whose '{}' becomes the
 * address, or else by asking on the terminal. A code is used once.
 */
export function codeReader(mailbox: string | undefined): (email: string) => Promise<string> {
  const used = new Set<string>();
  return async (email) => {
    const find = async () => (mailbox === undefined ? askFor(email) : fromPage(mailbox, email));
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const code = (await find()).match(/\b\d{6}\b/g)?.find((one) => !used.has(one));
      if (code !== undefined) {
        used.add(code);
        return code;
      }
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    throw new Error(`No code arrived at ${email} within two minutes.`);
  };
}

async function fromPage(mailbox: string, email: string): Promise<string> {
  const response = await fetch(mailbox.replace('{}', encodeURIComponent(email)));
  return response.text();
}

async function askFor(email: string): Promise<string> {
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(`Code sent to ${email}: `);
  terminal.close();
  return answer;
}
