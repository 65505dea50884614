/**
 * `npm run seed -- --catalog-only`: brings tasks, links and pictures to the backend in `amplify_outputs.json`, such as
 * a deployed branch. Needs only the permissions in `policy.json`.
 */
import { createInterface } from 'node:readline/promises';
import { seedTarget } from '../backend-outputs';
import { seedPictures } from '../pictures';
import { signedGraphql } from '../signed-graphql';
import { catalogModels } from './models';
import { type Confirm, syncRows } from './sync-rows';
import { storedVersions } from './versions';

const target = seedTarget();
const post = signedGraphql(target);
const print = (line: string) => process.stdout.write(`${line}\n`);

const answers = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;

const confirm: Confirm = async (name, fields) => {
  if (process.argv.includes('--overwrite')) return true;
  const question = `“${name}” was edited (${fields.join(', ')}). Overwrite it? [y/N] `;
  const answer = await answers?.question(question);
  return answer?.trim().toLowerCase() === 'y';
};

print(`Catalog for ${target.graphqlUrl}`);
print(`Pictures: ${await seedPictures(target)} added.`);
for (const model of catalogModels) {
  const { created, changed, kept, unchanged } = await syncRows(
    post,
    model,
    storedVersions(),
    confirm,
  );
  print(
    `${model.name}: ${created.length} added, ${changed.length} updated, ${kept.length} kept, ${unchanged} unchanged.`,
  );
  for (const name of changed) print(`  updated “${name}”`);
  for (const name of kept) print(`  kept “${name}”, which was edited; --overwrite replaces it`);
}
answers?.close();
