import type { GraphQLResolveInfo } from 'graphql';
import type { WatchedField } from '../watch';

/** Returns the path of a field in the response. */
function pathOf(info: Pick<GraphQLResolveInfo, 'path'>): (string | number)[] {
  const path: (string | number)[] = [];
  for (let step: GraphQLResolveInfo['path'] | undefined = info.path; step; step = step.prev) {
    path.unshift(step.key);
  }
  return path;
}

/** Returns the field that is being resolved. */
export function fieldOf(info: GraphQLResolveInfo): WatchedField {
  return { path: pathOf(info), typeName: info.parentType.name, fieldName: info.fieldName };
}
