import { amplifyEmulator } from 'amplify-emulator/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [amplifyEmulator()] });
