import { type Result, runChecks } from './check';
import { cleanUp } from './clean-up';
import type { Deployment } from './deployment';
import { accounts } from './groups/accounts';
import { drafts } from './groups/drafts';
import { limits } from './groups/limits';
import { loggedErrors } from './groups/logged-errors';
import { operations } from './groups/operations';
import { pages } from './groups/pages';
import { pictures } from './groups/pictures';
import { rows } from './groups/rows';
import { writes } from './groups/writes';
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
    loggedErrors(deployment, operator),
  ];
  return runChecks([...groups, cleanUp(deployment, operator, groups)], report);
}
