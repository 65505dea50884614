import { Kind, parse, print } from 'graphql';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

const Request = v.object({ query: v.string(), variables: v.optional(v.unknown()) });
const Answer = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.unknown()), []),
});

type Answer = v.InferOutput<typeof Answer>;
type Send = (query: string) => Promise<Answer>;

/** Starts an API that runs the fields of a document at once, each by a request of its own to `target`. */
export const startParallelApi = (target: string) =>
  startApi(target, async (query, send) => {
    const answers = await Promise.all(fieldsOf(query).map(send));
    const data = Object.assign({}, ...answers.map((one) => one.data ?? {}));
    return { data, errors: answers.flatMap((one) => one.errors) };
  });

/** Starts an API that resolves only the first field of a document, without an error. */
export const startFirstFieldApi = (target: string) =>
  startApi(target, async (query, send) => {
    const { data, errors } = await send(query);
    return { data: Object.fromEntries(Object.entries(data ?? {}).slice(0, 1)), errors };
  });

async function startApi(target: string, answerTo: (query: string, send: Send) => Promise<Answer>) {
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { query, variables } = v.parse(Request, JSON.parse(await text(request)));
    const { data, errors } = await answerTo(query, async (document) => {
      const one = await fetch(target, {
        method: 'POST',
        headers: { authorization: request.headers.authorization ?? '' },
        body: JSON.stringify({ query: document, variables }),
      });
      return v.parse(Answer, await one.json());
    });
    response.end(JSON.stringify({ data, ...(errors.length > 0 && { errors }) }));
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The API has no port');
  return {
    url: `http://127.0.0.1:${address.port}/graphql`,
    stop: () => new Promise<unknown>((done) => server.close(done)),
  };
}

/** Returns one document for each field of a document's operation. */
function fieldsOf(query: string): string[] {
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return [query];
  const { selections } = operation.selectionSet;
  return selections.map((field) =>
    print({ ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: [field] } }),
  );
}
