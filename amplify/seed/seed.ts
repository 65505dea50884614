/**
 * Adds missing demo content through the backend's public APIs. `npx ampx sandbox seed` runs this
 * against a cloud sandbox, `npm start` against the emulator.
 */
import { seedAccounts } from './accounts';
import { seedTarget } from './backend-outputs';
import { libraryLinks, tasks } from './catalogue';
import { seedPictures } from './pictures';
import { seedRows } from './rows';

const target = seedTarget();
const [accounts, pictures, taskCount, linkCount] = await Promise.all([
  seedAccounts(target),
  seedPictures(target),
  seedRows(target, 'Tasks', tasks),
  seedRows(target, 'Library', libraryLinks),
]);
process.stdout.write(
  `Demo content: ${accounts.length} new accounts, ${pictures} pictures, ${taskCount} tasks, ${linkCount} links.\n`,
);
if (!target.emulatorOrigin) {
  for (const { email, password } of accounts) process.stdout.write(`  ${email}  ${password}\n`);
}
