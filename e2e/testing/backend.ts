import type { S3Client } from '@aws-sdk/client-s3';
import { developerCredentials } from 'amplify-emulator/client';
import {
  type Caller,
  type Credentials,
  type FixtureOptions,
  guestCredentials,
  type SignedInAccount,
  signedInAccount,
} from 'amplify-emulator/testing';
import { startDeployedBackend } from './deployed-backend';
import { pictureClient } from './picture-client';
import { startTestEmulator } from './running-emulator';

/** A backend that the rules are tested on: the emulator with Verdure's definition, or a deployed one. */
export interface Backend {
  /** Where the data API is, for `post` and `subscribe`. */
  origin: string;
  /** The deploying developer's credentials, which no rule stops. */
  developer: Credentials;
  /** The bucket of pictures. */
  bucket: string;
  /** Creates a confirmed account and signs it in with Amplify's client. */
  account(name: string, groups?: readonly string[]): Promise<SignedInAccount>;
  /** Returns the credentials of someone who isn't signed in. */
  guest(): Promise<Credentials>;
  /** Returns a client for the bucket. Without credentials, it signs nothing. */
  pictures(credentials?: Credentials): S3Client;
  stop(): Promise<void>;
}

/** A member's ID, and how the member sends requests. */
export interface Member {
  sub: string;
  caller: Caller;
}

/** The outputs of a deployed backend, if `npm run check-deployment` runs the tests. */
const deployedOutputs = process.env['VERDURE_DEPLOYED_OUTPUTS'];

/** Starts the emulator with an empty state, whose lists don't lag by default, or signs in to the deployed backend. */
export async function startBackend(options: FixtureOptions = { indexLagMs: 0 }): Promise<Backend> {
  if (deployedOutputs !== undefined) return startDeployedBackend(deployedOutputs);
  const emulator = await startTestEmulator(options);
  const { origin, definition } = emulator;
  return {
    origin,
    developer: developerCredentials,
    bucket: definition.buckets[0]?.name ?? '',
    account: (name, groups) => signedInAccount(emulator, `${name}@verdure.example`, groups),
    guest: () => guestCredentials(emulator),
    pictures: (credentials) => pictureClient(credentials, origin),
    stop: () => emulator.stop(),
  };
}
