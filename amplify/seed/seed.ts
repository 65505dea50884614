/**
 * Adds missing demo content through the backend's public APIs. `npx ampx sandbox seed` runs this
 * against a cloud sandbox, `npm start` against the emulator.
 */
import { seedAccounts } from './accounts';
import { seedTarget } from './backend-outputs';
import { libraryLinks, tasks, unfinishedLink } from './catalog';
import { seedPictures } from './pictures';
import { seedMember } from './member';
import { createRows } from './rows';
import { signedGraphql } from './signed-graphql';

const target = seedTarget();
const post = signedGraphql(target);
const announce = (email: string, password: string) =>
  process.stdout.write(`  ${email}  ${password}\n`);
const [accountCount, pictures, taskCount, linkCount] = await Promise.all([
  seedAccounts(target, announce),
  seedPictures(target),
  createRows(post, 'Tasks', tasks),
  createRows(post, 'Library', [...libraryLinks, unfinishedLink]),
]);
const memberRows = await seedMember(target, post);
process.stdout.write(
  `Demo content: ${accountCount} new accounts, ${pictures} pictures, ${taskCount} tasks, ${linkCount} links, ${memberRows} rows of the member.\n`,
);
