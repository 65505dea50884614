import { differencesPage } from './page';

// A program of its own, since the package has no module for the page (build/generate/emulator-page.ts).
process.stdout.write(differencesPage());
