/** What tests of a definition need: callers, requests, and the emulator on a free port. */
export { admin, developer, member } from '../services/appsync/testing/callers';
export { fakeToken } from '../services/appsync/testing/fake-tokens';
export {
  startDataApi,
  type DataApiOptions,
  type RunningDataApi,
} from '../services/appsync/testing/running-data-api';
export {
  createAccount,
  guestCredentials,
  signedInAccount,
  signInAs,
  type Credentials,
  type SignedInAccount,
} from './accounts';
export { isRefused, post, waitForReads, type Caller, type DataResponse } from './data-api';
export { subscribe } from './realtime';
export { startDefinition, type FixtureOptions, type RunningFixture } from './running-fixture';
