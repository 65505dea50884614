import { type Group, type Result, runChecks } from './check';
import type { Deployment } from './deployment';
import { accounts } from './groups/accounts';
import { drafts } from './groups/drafts';
import { limits } from './groups/limits';
import { operations } from './groups/operations';
import { pages } from './groups/pages';
import { pictures } from './groups/pictures';
import { removeRows, rows } from './groups/rows';
import { writes } from './groups/writes';
import { deleteAccount } from './operator';
import type { Credentials } from './people';

/**
 * Walks a deployment as a stranger, a member and an admin would, and reports each check. `operator` are AWS
 * credentials, for what only they can see or do. Removes what it made.
 */
export async function checkDeployment(
  deployment: Deployment,
  operator: Credentials | undefined,
  report: (result: Result) => void,
): Promise<Result[]> {
  const groups = [
    pages(deployment.site),
    accounts(deployment, operator),
    rows(deployment),
    writes(deployment),
    drafts(deployment),
    pictures(deployment),
    limits(deployment),
    operations(deployment, operator),
    cleanUp(deployment, operator),
  ];
  return runChecks(groups, report);
}

/** Removes what the checks made, and is checked itself. */
function cleanUp(deployment: Deployment, operator: Credentials | undefined): Group {
  const todo = 'Delete the accounts whose address has ‘check-’, and their rows, by hand.';
  return {
    title: 'clean-up',
    checks: [
      {
        name: 'the member’s rows are deleted',
        expected: 'deleted',
        todo,
        look: async () => {
          await removeRows(deployment);
          return 'deleted';
        },
      },
      {
        name: 'the accounts are deleted',
        expected: 'deleted',
        todo,
        look: async () => {
          const { backend, people } = deployment;
          const remove = operator && ((email: string) => deleteAccount(backend, operator, email));
          const remaining = await people.removeAll(remove);
          return remaining.length === 0 ? 'deleted' : `still there: ${remaining.join(', ')}`;
        },
      },
    ],
  };
}
