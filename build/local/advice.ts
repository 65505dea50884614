import type { Advice } from 'amplify-emulator/project';

/** The advice for a command that failed, in terms of Verdure's npm scripts. */
export const advice: Advice = {
  port: 'choose other ports: npm start -- --port 20007 --app-port 5174',
  reset: 'run: npm run reset',
  help: 'npm start -- --help',
};
