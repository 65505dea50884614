import type { GraphQLResolveInfo } from 'graphql';
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
    ['info', fieldInfo(info)],
    ['stash', new Map()],
    ['prev', new Map<string, Value>([['result', null]])],
    ['result', null],
    ['error', null],
  ]);
}

/** Whether a field without arguments has a writable $ctx.args isn't documented; here, it can't be changed. */
function takesArguments({ parentType, fieldName }: GraphQLResolveInfo): boolean {
  return parentType.getFields()[fieldName]?.args.length !== 0;
}

function fieldInfo({ fieldName, parentType }: GraphQLResolveInfo): Value {
  return new Map<string, Value>([
    ['fieldName', fieldName],
    ['parentTypeName', parentType.name],
  ]);
}
