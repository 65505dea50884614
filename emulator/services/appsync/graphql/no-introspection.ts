import { GraphQLError, type ValidationRule } from 'graphql';

/**
 * Rejects introspection as AppSync does when it is disabled: the fields of the schema's own types count as
 * undefined. `__typename` remains.
 */
export const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const parent = context.getParentType();
    if (!parent?.name.startsWith('__') || node.name.value === '__typename') return;
    context.reportError(
      new GraphQLError(`Cannot query field "${node.name.value}" on type "${parent.name}".`, node),
    );
  },
});
