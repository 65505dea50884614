import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { SeedTarget } from './backend-outputs';
import { demoMember } from './demo-accounts';
import { memberHistory } from './member-history';
import { createRows } from './rows';
import type { signedGraphql } from './signed-graphql';

const PROFILE = 'query ($id: ID!) { getUserProfile(id: $id) { id } }';

/**
 * Writes the demo member's history, unless the member already has a profile, and returns the number of rows. The
 * profile comes last, so an interrupted seed continues when it is run again.
 */
export async function seedMember(
  target: SeedTarget,
  post: ReturnType<typeof signedGraphql>,
  now = Date.now(),
): Promise<number> {
  const id = await accountId(target);
  const { data } = await post(PROFILE, { id });
  if (data?.['getUserProfile']) return 0;
  const { completions, selections, profile } = memberRows(id, now);
  const completed = await createRows(post, 'CompletedTask', completions);
  const selected = await createRows(post, 'UserTaskSelection', selections);
  await createRows(post, 'UserProfile', [{ ...profile, email: demoMember.email }]);
  return completed + selected + 1;
}

/**
 * Returns the rows of an account that has lived the demo member's weeks before `now` (milliseconds since the epoch).
 * Since there is no record yet, the application derives one from these rows.
 */
function memberRows(id: string, now: number) {
  const history = memberHistory(now);
  const { level, susscore } = history;
  const visit = new Date(now).toISOString();
  const profile = { id, profileOwner: id, screenname: 'Fern', level, susscore };
  return {
    completions: history.completions.map(({ task, completedAt, expiresAt }) => ({
      id: `${id}#done#${task.id}#${completedAt}`,
      taskId: task.id,
      completedDate: new Date(completedAt).toISOString(),
      expirationDate: new Date(expiresAt).toISOString(),
      nameofowner: id,
      profileId: id,
    })),
    selections: history.goals.map((task) => ({
      id: `${id}#goal#${task.id}`,
      userId: id,
      taskId: task.id,
      owner: id,
      selectionDate: visit,
    })),
    profile: { ...profile, lastlogin: visit },
  };
}

async function accountId({ region, userPoolId }: SeedTarget): Promise<string> {
  const client = new CognitoIdentityProviderClient({ region });
  const { UserAttributes = [] } = await client.send(
    new AdminGetUserCommand({ UserPoolId: userPoolId, Username: demoMember.email }),
  );
  const sub = UserAttributes.find(({ Name }) => Name === 'sub')?.Value;
  if (sub === undefined) throw new Error(`${demoMember.email} has no sub`);
  return sub;
}
