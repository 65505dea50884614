/** Everything needed to call a running emulator with AWS's and Amplify's clients. */
export { developerCredentials } from './core/identity';
export { emptyTokenStore } from './core/token-store';
export { totpCode } from './services/cognito-user-pool/mfa/totp';
export { useNativeNumbers } from './client-code/native-numbers';
