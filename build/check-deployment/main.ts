import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { readFileSync } from 'node:fs';
import { developerCredentials } from 'amplify-emulator/client';
import { Codes } from './codes';
import { backendOf } from './deployment';
import { optionsOf, type Options } from './options';
import { type Credentials, People } from './people';
import { lineOf, summaryOf } from './report';
import { checkDeployment } from './run';

/*
 * `npm run check-deployment`: checks a deployed site and its backend (docs/deploying.md). Exit code 1 if any
 * check fails.
 */

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  process.exitCode = await checkAsAsked(optionsOf(process.argv.slice(3)));
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** Returns the exit code. */
async function checkAsAsked({ site, outputs, address, mailbox, sender }: Options): Promise<number> {
  const backend = backendOf(JSON.parse(readFileSync(outputs, 'utf8')));
  const codes = new Codes(mailbox);
  const people = new People(backend.outputs, address, codes.find);
  const operator =
    backend.emulator === undefined ? await operatorCredentials() : developerCredentials;
  try {
    const results = await checkDeployment({ site, backend, people, sender }, operator, (result) =>
      print(lineOf(result)),
    );
    print(summaryOf(results));
    return results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
  } finally {
    codes.close();
  }
}

async function operatorCredentials(): Promise<Credentials | undefined> {
  try {
    const { accessKeyId, secretAccessKey, sessionToken } = await defaultProvider()();
    return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
  } catch {
    return undefined;
  }
}
