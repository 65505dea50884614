import * as v from 'valibot';
import type { DataApi, PreparedOperation } from './data-api';
import { operationOf } from './graphql/documents';
import { fieldsOf } from './graphql/selection';
import { jsonObject } from './json-object';

const operationRequest = v.object({
  query: v.string(),
  variables: v.nullish(jsonObject),
  operationName: v.nullish(v.string()),
});

/** The request body is not a GraphQL request. */
export class MalformedRequestError extends Error {
  override name = 'MalformedRequestError';
}

/**
 * Parses {query, variables, operationName} and returns the selected operation.
 * Throws MalformedRequestError, UnreadableDocumentError, InvalidDocumentError.
 */
export function prepareOperation(body: string, { documents }: DataApi): PreparedOperation {
  if (body.trim() === '') throw new MalformedRequestError('Request body is empty.');
  const { query, variables, operationName } = readRequest(body);
  const document = documents.read(query);
  const operation = operationOf(document, operationName);
  const fields = fieldsOf(document, operation.selectionSet).map(({ name }) => name.value);
  return {
    name: operation.name?.value ?? [...new Set(fields)].join('+'),
    document,
    operation,
    variables: variables ?? {},
  };
}

function readRequest(body: string): v.InferOutput<typeof operationRequest> {
  try {
    return v.parse(operationRequest, JSON.parse(body));
  } catch (cause) {
    throw new MalformedRequestError('Unable to parse GraphQL query.', { cause });
  }
}
