import type { S3Client } from '@aws-sdk/client-s3';
import { developerCredentials } from 'amplify-emulator/client';
import {
  admin,
  type Caller,
  type Credentials,
  type FixtureOptions,
  developer,
  guestCredentials,
  member,
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
  /** Whoever deploys, whom no rule stops. */
  developer: Credentials;
  /** The bucket of pictures. */
  bucket: string;
  /** Creates a confirmed account and signs it in with Amplify's client. */
  account(name: string, groups?: readonly string[]): Promise<SignedInAccount>;
  /** Returns the credentials of somebody who isn't signed in. */
  guest(): Promise<Credentials>;
  /** Returns a client of the bucket, which signs nothing without credentials. */
  pictures(credentials?: Credentials): S3Client;
  stop(): Promise<void>;
}

/** A member's ID, and how the member sends requests. */
export interface Member {
  sub: string;
  caller: Caller;
}

/** A data API with accounts that exist already. */
export interface DataBackend {
  origin: string;
  developer: Caller;
  admin: Caller;
  /** Returns the member of that name, whose ID is the name itself on the emulator. */
  member(name: string): Promise<Member>;
  stop(): Promise<void>;
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

/** Starts the emulator, which takes names as accounts of its data API, or signs in to the deployed backend. */
export async function startDataBackend(options: FixtureOptions = {}): Promise<DataBackend> {
  const backend = await startBackend(options);
  const { origin } = backend;
  const stop = () => backend.stop();
  if (deployedOutputs === undefined) {
    const named = async (name: string) => ({ sub: name, caller: member(name) });
    return { origin, developer, admin, member: named, stop };
  }
  const memberNamed = async (name: string, groups?: readonly string[]): Promise<Member> => {
    const { sub, accessToken } = await backend.account(name, groups);
    return { sub, caller: { token: accessToken } };
  };
  return {
    origin,
    developer: { credentials: backend.developer },
    admin: (await memberNamed('admin', ['Admin'])).caller,
    member: (name) => memberNamed(name),
    stop,
  };
}
