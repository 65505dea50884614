import { parseArgs } from 'node:util';

export interface Options {
  /** The deployed site's origin; no pages are checked without one. */
  site: string | undefined;
  outputs: string;
  /** An address of yours whose '{}' is replaced for each account. */
  address: string;
  /** A page with the messages to '{}', such as the emulator's; otherwise the command prompts for codes. */
  mailbox: string | undefined;
  /** The address that mails should come from; without it, any verified one will do. */
  sender: string | undefined;
}

const USAGE = `Usage: npm run check-deployment -- <origin of the site> [--outputs amplify_outputs.json]
         --address 'you+{}@example.com' [--mailbox 'https://…?to={}'] [--sender no-reply@example.com]`;

/** Returns the options of the command line. Throws an Error with the usage. */
export function optionsOf(args: string[]): Options {
  const { values, positionals } = parsed(args);
  const [site] = positionals;
  const { address = '', mailbox, sender, outputs = 'amplify_outputs.json' } = values;
  if (!/^[^@\s]*\{\}[^@\s]*@[^@\s]+$/.test(address) || positionals.length > 1) {
    throw new Error(USAGE);
  }
  return {
    site: site === undefined ? undefined : new URL(site).origin,
    outputs,
    address,
    mailbox,
    sender,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        outputs: { type: 'string' },
        address: { type: 'string' },
        mailbox: { type: 'string' },
        sender: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(USAGE, { cause: error });
  }
}
