/**
 * Adds missing demo content through the backend's public APIs. `npx ampx sandbox seed` runs this
 * against a cloud sandbox, `npm start` against the emulator.
 */
import { seedAccounts } from './accounts';
import { seedTarget } from './backend-outputs';
import { libraryLinks, tasks, unfinishedLink } from './catalogue';
import { seedPictures } from './pictures';
import { seedMember } from './member';
import { createRows } from './rows';
import { signedGraphql } from './signed-graphql';

const target = seedTarget();
const post = signedGraphql(target);
const [accounts, pictures, taskCount, linkCount] = await Promise.all([
  seedAccounts(target),
  seedPictures(target),
  createRows(post, 'Tasks', tasks),
  createRows(post, 'Library', [...libraryLinks, unfinishedLink]),
]);
if (!target.emulatorOrigin) {
  // Before anything else can fail: a password can't be read again.
  for (const { email, password } of accounts) process.stdout.write(`  ${email}  ${password}\n`);
}
const memberRows = await seedMember(target, post);
process.stdout.write(
  `Demo content: ${accounts.length} new accounts, ${pictures} pictures, ${taskCount} tasks, ${linkCount} links, ${memberRows} rows of the member.\n`,
);
