import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  visit,
} from 'graphql';
import { appSyncPrelude } from 'amplify-emulator/project';

/** Returns the documents of a version's client by operation, each with the fragments that it uses. */
export function operationsIn(texts: readonly string[]): Map<string, string> {
  const definitions = texts.flatMap((text) => parse(text).definitions);
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return new Map(
    operations.map((one) => {
      const document = withFragments(one, fragments);
      return [one.name?.value ?? '', print(visit(document, { Directive: withoutBatch }))];
    }),
  );
}

/** Returns the operations that don't fit a schema, each with why. */
export function unfitOperations(
  operations: ReadonlyMap<string, string>,
  schemaText: string,
): Map<string, string> {
  const schema = buildSchema(`${appSyncPrelude}\n${schemaText}`, { assumeValidSDL: true });
  const unfit = new Map<string, string>();
  for (const [name, text] of operations) {
    const [error] = validate(schema, parse(text));
    if (error) unfit.set(name, error.message);
  }
  return unfit;
}

// It tells our generator to make one document of many.
function withoutBatch({ name }: { name: { value: string } }): null | undefined {
  return name.value === 'batch' ? null : undefined;
}

function withFragments(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode {
  const used = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used] };
}
