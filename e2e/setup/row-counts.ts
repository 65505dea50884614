import { join } from 'node:path';
import * as v from 'valibot';
import { seedTarget } from '../../amplify/seed/backend-outputs';
import { signedGraphql } from '../../amplify/seed/signed-graphql';
import { developerCredentials } from '../../emulator/core/identity';
import { workFolder } from './emulator-process';

process.env['AWS_ACCESS_KEY_ID'] ??= developerCredentials.accessKeyId;
process.env['AWS_SECRET_ACCESS_KEY'] ??= developerCredentials.secretAccessKey;

const OWN_ROWS = /* GraphQL */ `
  query OwnRows($id: String!) {
    profiles: listUserProfiles(filter: { profileOwner: { eq: $id } }, limit: 1000) {
      items {
        id
      }
    }
    completions: listCompletedTaskByNameofownerAndExpirationDate(nameofowner: $id) {
      items {
        id
      }
    }
    selections: listUserTaskSelections(filter: { owner: { eq: $id } }, limit: 1000) {
      items {
        id
      }
    }
  }
`;

const List = v.object({ items: v.array(v.object({ id: v.string() })) });
const Answer = v.object({ profiles: List, completions: List, selections: List });

/** Counts an account's rows of each model, using the developer's credentials. */
export async function rowCounts(id: string) {
  const target = seedTarget({ VERDURE_OUTPUTS: join(workFolder, 'amplify_outputs.json') });
  const post = signedGraphql(target);
  const { data } = await post(OWN_ROWS, { id });
  const { profiles, completions, selections } = v.parse(Answer, data);
  return {
    profiles: profiles.items.length,
    completions: completions.items.length,
    selections: selections.items.length,
  };
}
