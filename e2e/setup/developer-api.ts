import { developerCredentials } from 'amplify-emulator/client';
import * as v from 'valibot';
import { seedTarget } from '../../amplify/seed/backend-outputs';
import { createRows } from '../../amplify/seed/rows';
import { signedGraphql } from '../../amplify/seed/signed-graphql';
import { outputsFile } from './emulator-process';

process.env['AWS_ACCESS_KEY_ID'] ??= developerCredentials.accessKeyId;
process.env['AWS_SECRET_ACCESS_KEY'] ??= developerCredentials.secretAccessKey;

const developer = () => signedGraphql(seedTarget({ VERDURE_OUTPUTS: outputsFile }));

type Created = Parameters<typeof createRows>;

/** Creates rows of a model with the developer's credentials. */
export async function createAsDeveloper(model: Created[1], rows: Created[2]): Promise<void> {
  await createRows(developer(), model, rows);
}

/** Returns a function that queries the data API with the developer's credentials, and throws on an error. */
export function developerApi() {
  const post = developer();
  return async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await post(query, variables);
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  };
}

const PageSchema = v.object({
  page: v.object({
    items: v.array(v.looseObject({ id: v.string() })),
    nextToken: v.nullable(v.string()),
  }),
});

type Rows = v.InferOutput<typeof PageSchema>['page']['items'];

/** Returns the rows of a list, such as 'listTasks', that fulfill a condition with a text, such as 'name: { eq: $text }'. */
export async function rowsWhere(
  list: string,
  condition: string,
  text: string,
  fields = 'id',
): Promise<Rows> {
  const document = `query ($text: String!, $nextToken: String) {
    page: ${list}(filter: { ${condition} }, limit: 1000, nextToken: $nextToken) {
      items { ${fields} } nextToken
    }
  }`;
  const post = developerApi();
  // A filter applies to each page after it is read, so most pages may be empty.
  const from = async (nextToken: string | null): Promise<Rows> => {
    const { page } = v.parse(PageSchema, await post(document, { text, nextToken }));
    return [...page.items, ...(page.nextToken === null ? [] : await from(page.nextToken))];
  };
  return from(null);
}

/** Changes a row of UserTaskSelection, past the member's record. */
export async function changeSelection(input: Readonly<Record<string, string>>): Promise<void> {
  const document =
    'mutation ($input: UpdateUserTaskSelectionInput!) { updateUserTaskSelection(input: $input) { id } }';
  await developerApi()(document, { input });
}
