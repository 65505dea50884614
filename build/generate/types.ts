import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse, Source } from 'graphql';
import { BATCH, type DocumentFile } from './documents';

/** The TypeScript types of AppSync's scalars and of IDs, in responses and inputs. */
const scalars = {
  ID: 'string',
  AWSDateTime: 'string',
  AWSTimestamp: 'number',
  AWSEmail: 'string',
};

/** Returns the types of every document's response and variables. Throws an error that names documents that don't fit the schema. */
export function typesOf(schema: string, files: readonly DocumentFile[]): Promise<string> {
  return codegen({
    filename: 'types.ts',
    schema: parse(`${schema}\ndirective @${BATCH} on QUERY | MUTATION`),
    documents: files.map(({ name, text }) => ({
      location: name,
      document: parse(new Source(text, name)),
    })),
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: {
      scalars,
      strictScalars: true,
      enumType: 'string-literal',
      skipTypename: true,
      immutableTypes: true,
      useTypeImports: true,
      maybeValue: 'T | null',
      preResolveTypes: true,
      inlineFragmentTypes: 'combine',
    },
  });
}
