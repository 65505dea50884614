import * as v from 'valibot';
import { jsonResponse, withInput } from '../core/json-calls';
import type { WireRequest, WireResponse } from '../core/wire';
import type { ConsoleParts } from './parts';
import { runPoolOperation } from './pool-operations';
import { signInCode } from './sign-in-code';
import { createUser, describePool, describeUser, listUsers, setPassword } from './users';

const newUser = v.object({
  name: v.string(),
  password: v.string(),
  attributes: v.record(v.string(), v.string()),
});
const named = v.object({ username: v.string() });
const passwordInput = v.object({ ...named.entries, password: v.string() });
const groupInput = v.object({ ...named.entries, group: v.string() });

/** Handles the calls of the console's users; undefined for other calls. Throws AwsError. */
export async function answerUserCall(
  call: string,
  request: WireRequest,
  parts: ConsoleParts,
): Promise<WireResponse | undefined> {
  const { query } = request;
  const run = (name: string, { username, ...more }: { username: string; GroupName?: string }) =>
    runPoolOperation(name, { Username: username, ...more }, request, parts);
  switch (call) {
    case 'GET pool':
      return jsonResponse(200, describePool(parts));
    case 'GET users': {
      const like = query.get('like') ?? '';
      const group = query.get('group') ?? '';
      const after = query.get('after') ?? undefined;
      return jsonResponse(200, await listUsers({ like, group, after }, parts));
    }
    case 'GET user':
      return jsonResponse(200, await describeUser(query.get('name') ?? '', parts));
    case 'POST user':
      return withInput(request, newUser, (input) => createUser(input, request, parts));
    case 'POST user/password':
      return withInput(request, passwordInput, (input) => setPassword(input, request, parts));
    case 'POST user/reset':
      return withInput(request, named, (input) => run('AdminResetUserPassword', input));
    case 'POST user/confirm':
      return withInput(request, named, (input) => run('AdminConfirmSignUp', input));
    case 'POST user/sign-in':
      return withInput(request, named, (input) => signInCode(input, parts));
    case 'POST user/group':
      return withInput(request, groupInput, ({ username, group }) =>
        run('AdminAddUserToGroup', { username, GroupName: group }),
      );
    case 'DELETE user/group':
      return withInput(request, groupInput, ({ username, group }) =>
        run('AdminRemoveUserFromGroup', { username, GroupName: group }),
      );
    case 'DELETE user':
      return withInput(request, named, (input) => run('AdminDeleteUser', input));
    default:
      return undefined;
  }
}
