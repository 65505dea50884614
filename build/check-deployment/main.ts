import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { readFileSync } from 'node:fs';
import { developerCredentials } from 'amplify-emulator/client';
import { codeReader } from './codes';
import { backendOf } from './deployment';
import { optionsOf } from './options';
import { type Credentials, People } from './people';
import { lineOf, summaryOf } from './report';
import { checkDeployment } from './run';

/*
 * `npm run check-deployment`: checks a deployed site and its backend (docs/deploying.md). Exit code 1 if any
 * check fails.
 */

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { site, outputs, address, mailbox } = optionsOf(process.argv.slice(3));
  const backend = backendOf(JSON.parse(readFileSync(outputs, 'utf8')));
  const people = new People(backend.outputs, address, codeReader(mailbox));
  const operator =
    backend.emulator === undefined ? await operatorCredentials() : developerCredentials;
  const results = await checkDeployment({ site, backend, people }, operator, (result) =>
    print(lineOf(result)),
  );
  print(summaryOf(results));
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function operatorCredentials(): Promise<Credentials | undefined> {
  try {
    const { accessKeyId, secretAccessKey, sessionToken } = await defaultProvider()();
    return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
  } catch {
    return undefined;
  }
}
