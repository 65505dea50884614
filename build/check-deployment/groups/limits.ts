import { DEEPEST_FIELD, MAX_RESOLVERS } from '../../../amplify/data/limits';
import { type Group, NotChecked } from '../check';
import { ask, type Deployment } from '../deployment';

const LIMITS = 'Deploy the backend again: amplify/backend.ts sets the limits of the API.';

/** What one request may ask (decision 024). */
export function limits({ backend, people }: Deployment): Group {
  const errorsOf = async (document: string) => {
    const { token } = people.find('member');
    const { errors } = await ask(backend, { token }, document);
    return errors.map(({ errorType, message }) => errorType ?? message);
  };
  return {
    title: 'limits',
    checks: [
      {
        name: `a request deeper than ${DEEPEST_FIELD} is refused`,
        expected: 'QueryDepthLimitReached',
        todo: LIMITS,
        look: async () => {
          // AppSync stops where it gets that deep, so there must be rows.
          const { sub } = people.find('member');
          await errorsOf(`mutation { createUserProfile(input: { id: "${sub}" }) { id } }`);
          const row = `id: "${sub}#check", userId: "${sub}", taskId: "check-deployment"`;
          await errorsOf(`mutation { createUserTaskSelection(input: { ${row} }) { id } }`);
          const deep = 'selectedTasks { items { user { selectedTasks { items { id } } } } }';
          const errors = await errorsOf(`{ getUserProfile(id: "${sub}") { ${deep} } }`);
          return errors[0] ?? 'answered';
        },
      },
      {
        name: `more than ${MAX_RESOLVERS} resolvers are refused`,
        expected: 'an error that names the limit',
        accepts: (seen) => /limit/i.test(seen),
        todo: LIMITS,
        look: async () => {
          const fields = Array.from(
            { length: MAX_RESOLVERS + 1 },
            (_, at) => `f${at}: getTasks(id: "none") { id }`,
          );
          return (await errorsOf(`{ ${fields.join(' ')} }`)).at(-1) ?? 'answered';
        },
      },
      {
        name: 'introspection is off',
        expected: 'refused',
        todo: 'Name the branch in VERDURE_PROTECTED_BRANCHES, and deploy the backend again.',
        look: async () => {
          if (backend.emulator !== undefined) return new NotChecked('the emulator is a sandbox');
          const errors = await errorsOf('{ __schema { queryType { name } } }');
          return errors.length > 0 ? 'refused' : 'answered';
        },
      },
    ],
  };
}
