import { localClient } from 'amplify-emulator/vite';
import { mergeConfig } from 'vite';
import site from '../vite.config.ts';

/** The site as it is shipped, but for Amplify's client, which accepts the emulator's endpoints. */
export default mergeConfig(site, { plugins: [localClient()] });
