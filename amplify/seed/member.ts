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
 * Writes the demo member's history, unless the member has a profile already, and returns the number of
 * rows. The profile comes last, so that an interrupted seed continues when it is run again.
 */
export async function seedMember(
  target: SeedTarget,
  post: ReturnType<typeof signedGraphql>,
  now = Date.now(),
): Promise<number> {
  const id = await accountId(target);
  const { data } = await post(PROFILE, { id });
  if (data?.['getUserProfile']) return 0;
  const { completions, goals, level, susscore } = memberHistory(now);
  const visit = new Date(now).toISOString();
  const completed = await createRows(
    post,
    'CompletedTask',
    completions.map(({ task, completedAt, expiresAt }, at) => ({
      id: `${id}#done#${task.id}#demo${at}`,
      taskId: task.id,
      completedDate: new Date(completedAt).toISOString(),
      expirationDate: new Date(expiresAt).toISOString(),
      nameofowner: id,
      profileId: id,
    })),
  );
  const selected = await createRows(
    post,
    'UserTaskSelection',
    goals.map((task) => ({
      id: `${id}#goal#${task.id}`,
      userId: id,
      taskId: task.id,
      owner: id,
      selectionDate: visit,
    })),
  );
  const profile = { id, profileOwner: id, email: demoMember.email, screenname: 'Fern' };
  await createRows(post, 'UserProfile', [{ ...profile, level, susscore, lastlogin: visit }]);
  return completed + selected + 1;
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
