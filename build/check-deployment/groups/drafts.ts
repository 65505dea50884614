import {
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { randomUUID } from 'node:crypto';
import { type Check, type Group, NotChecked, type Seen } from '../check';
import { adminGroup } from '../../../amplify/auth/groups';
import { ask, type Deployment } from '../deployment';
import type { Credentials } from '../people';

const RULES = 'Deploy the backend again: amplify/data/drafts isn’t in effect (decision 039).';

/** Every way in which a member could ask for a draft (D29), and an admin who sees it. */
export function drafts({ backend, people }: Deployment, operator: Credentials | undefined): Group {
  const id = `check-${randomUUID()}`;
  const asAdmin = (document: string) =>
    ask(backend, { token: people.find('admin').token }, document);
  const hidden = (name: string, document: string): Check => ({
    name: `a member doesn’t get a draft by ${name}`,
    expected: 'hidden',
    todo: RULES,
    look: needing(operator, async () => {
      const { token } = people.find('member');
      const { data } = await ask(backend, { token }, document);
      return JSON.stringify(data ?? {}).includes(id) ? 'shown' : 'hidden';
    }),
  });
  return {
    title: 'drafts',
    checks: [
      {
        name: 'an admin creates one and sees it',
        expected: 'shown',
        todo: 'Does the Admin group exist? See docs/deploying.md#the-first-admin.',
        look: needing(operator, async (credentials) => {
          const { email, password } = await people.create('admin');
          await makeAdmin(backend, credentials, email);
          await people.enter('admin', email, password);
          const draft = `id: "${id}", name: "Check draft", difficulty: Daily, state: Draft`;
          await asAdmin(`mutation { createTasks(input: { ${draft} }) { id state } }`);
          const { data } = await asAdmin(`{ getTasks(id: "${id}") { id } }`);
          return JSON.stringify(data ?? {}).includes(id) ? 'shown' : 'hidden';
        }),
      },
      hidden('its ID', `{ getTasks(id: "${id}") { id } }`),
      hidden('listing tasks', '{ listTasks(limit: 1000) { items { id } } }'),
      hidden(
        'listing a difficulty',
        '{ listTasksByDifficulty(difficulty: Daily, limit: 1000) { items { id } } }',
      ),
      hidden('a filter', '{ listTasks(filter: { state: { eq: Draft } }) { items { id } } }'),
      {
        name: 'a member can’t ask for tasks by name',
        expected: 'Unauthorized',
        todo: RULES,
        look: async () => {
          const { token } = people.find('member');
          const document =
            '{ listTasksByDifficulty(difficulty: Daily, name: { ge: "A" }) { nextToken } }';
          return (await ask(backend, { token }, document)).errors[0]?.errorType ?? 'answered';
        },
      },
      {
        name: 'the draft is deleted',
        expected: 'deleted',
        todo: `Delete the task 'Check draft' (${id}) by hand.`,
        look: needing(operator, async () => {
          const { data } = await asAdmin(`mutation { deleteTasks(input: { id: "${id}" }) { id } }`);
          return data?.['deleteTasks'] ? 'deleted' : 'still there';
        }),
      },
    ],
  };
}

/** Returns a look that needs an operator's AWS credentials. */
function needing(
  operator: Credentials | undefined,
  look: (credentials: Credentials) => Promise<Seen>,
): Check['look'] {
  return async () => (operator ? look(operator) : new NotChecked('no AWS credentials'));
}

async function makeAdmin(
  { region, userPoolId, emulator }: Deployment['backend'],
  credentials: Credentials,
  email: string,
): Promise<void> {
  const client = new CognitoIdentityProviderClient({
    region,
    credentials,
    ...(emulator !== undefined && { endpoint: emulator }),
  });
  await client.send(
    new AdminAddUserToGroupCommand({
      UserPoolId: userPoolId,
      Username: email,
      GroupName: adminGroup,
    }),
  );
}
