import { print, type FieldNode, type GraphQLResolveInfo } from 'graphql';
import { ReadOnlyMap, toValue, type Value, type ValueMap } from '../velocity/value';
import type { FieldCall } from './field-call';

/** Returns $ctx for a field. All handlers of its pipeline share it. */
export function templateContext({ source, args, info, scope }: FieldCall): ValueMap {
  const values = takesArguments(info) ? toValue(args) : new ReadOnlyMap('$ctx.args');
  return new Map<string, Value>([
    ['arguments', values],
    ['args', values],
    ['source', toValue(source)],
    ['identity', scope.caller.identity()],
    [
      'request',
      new Map<string, Value>([
        ['headers', toValue(scope.headers)],
        ['domainName', null],
      ]),
    ],
    ['info', fieldInfo(info)],
    ['stash', new Map()],
    ['prev', new Map<string, Value>([['result', null]])],
    ['result', null],
    ['error', null],
  ]);
}

/** AppSync doesn't say whether the arguments of a field without any can be set, so here they can't. */
function takesArguments({ parentType, fieldName }: GraphQLResolveInfo): boolean {
  return parentType.getFields()[fieldName]?.args.length !== 0;
}

function fieldInfo(info: GraphQLResolveInfo): Value {
  const paths = selectedPaths(info, info.fieldNodes);
  return new Map<string, Value>([
    ['fieldName', info.fieldName],
    ['parentTypeName', info.parentType.name],
    ['variables', toValue(info.variableValues)],
    ['selectionSetList', paths],
    ['selectionSetGraphQL', selectionText(info.fieldNodes)],
  ]);
}

function selectionText(nodes: readonly FieldNode[]): string {
  const [first] = nodes;
  return first?.selectionSet ? print(first.selectionSet) : '';
}

/** Returns the path of every selected field below a field: 'items', 'items/id'. */
function selectedPaths(
  info: GraphQLResolveInfo,
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  prefix = '',
): string[] {
  const selections = nodes.flatMap((node) => node.selectionSet?.selections ?? []);
  return selections.flatMap((selection) => {
    if (selection.kind === 'InlineFragment') return selectedPaths(info, [selection], prefix);
    if (selection.kind === 'FragmentSpread') {
      const fragment = info.fragments[selection.name.value];
      return fragment ? selectedPaths(info, [fragment], prefix) : [];
    }
    const path = prefix + selection.name.value;
    return [path, ...selectedPaths(info, [selection], `${path}/`)];
  });
}
