/** For tests of a definition: callers, requests, and the emulator on a free port. */
export {
  createAccount,
  guestCredentials,
  signedInAccount,
  signInAs,
  type Credentials,
  type SignedInAccount,
} from './accounts';
export { isRefused, post, waitForReads, type Caller, type DataResponse } from './data-api';
export { admin, developer, fakeToken, member } from './fake-tokens';
export { subscribe } from './realtime';
export { startDefinition, type FixtureOptions, type RunningFixture } from './running-fixture';
