import { expect, it } from 'vitest';
import { requestOf } from './command-line';

it.each([
  [['fly'], "There is no command 'fly'."],
  [['start', 'web'], "Unexpected argument 'web'."],
  [['exec', 'npm'], "Unexpected argument 'npm'."],
  [['exec', '--port', '1'], 'Name the command after --: amplify-emulator exec -- npm run dev'],
  [['--', 'npm'], "Only 'exec' takes a command after --."],
  [['--fresh'], "Only 'exec' takes --fresh and --snapshot."],
  [['snapshot', 'save'], 'Name the snapshot: amplify-emulator snapshot save <name>'],
  [['snapshot', 'keep', 'one'], 'Use snapshot list, or snapshot save, restore or delete'],
  [['reset', 'all'], "Unexpected argument 'all'."],
  [['--port', '0'], "--port must be a number from 1 to 65535, not '0'."],
])('The command line refuses %j', (args, message) => {
  expect(() => requestOf(args)).toThrow(message);
});

it('The command of exec keeps its own options', () => {
  expect(
    requestOf(['exec', '--port', '20007', '--', 'next', 'dev', '--port', '3000']),
  ).toMatchObject({
    command: 'exec',
    program: ['next', 'dev', '--port', '3000'],
    settings: { port: 20_007 },
  });
});
