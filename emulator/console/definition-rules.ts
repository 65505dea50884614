import { parse, valueFromASTUntyped, type DirectiveNode, type FieldDefinitionNode } from 'graphql';
import * as v from 'valibot';

const ruleSchema = v.object({
  allow: v.picklist(['owner', 'private', 'public', 'groups', 'custom']),
  provider: v.optional(v.string()),
  ownerField: v.optional(v.string()),
  identityClaim: v.optional(v.string()),
  groupsField: v.optional(v.string()),
  groups: v.optional(v.array(v.string())),
  operations: v.optional(v.array(v.string())),
});

const directiveSchema = v.object({ rules: v.array(ruleSchema) });

/** A rule of `authorization` in the definition. */
export interface Rule extends v.InferOutput<typeof ruleSchema> {
  /** As the definition has it: `allow.owner().to(['read'])`. */
  text: string;
}

/** The rules of a model, and those of its fields that have their own. */
export interface ModelRules {
  rules: Rule[];
  fields: ReadonlyMap<string, Rule[]>;
}

/** Returns the rules of each model of a schema with Amplify's directives, if there is one. */
export function rulesOf(modelSchema: string | undefined): ReadonlyMap<string, ModelRules> {
  const models = new Map<string, ModelRules>();
  if (modelSchema === undefined) return models;
  for (const node of parse(modelSchema).definitions) {
    if (node.kind !== 'ObjectTypeDefinition') continue;
    const fields = node.fields ?? [];
    const lists = new Set(fields.filter(isList).map(({ name }) => name.value));
    models.set(node.name.value, {
      rules: declaredRules(node.directives, lists),
      fields: new Map(
        fields.flatMap(({ name, directives }) => {
          const rules = declaredRules(directives, lists);
          return rules.length > 0 ? [[name.value, rules] as const] : [];
        }),
      ),
    });
  }
  return models;
}

function isList({ type }: FieldDefinitionNode): boolean {
  return (type.kind === 'NonNullType' ? type.type : type).kind === 'ListType';
}

function declaredRules(
  directives: readonly DirectiveNode[] | undefined,
  lists: ReadonlySet<string>,
): Rule[] {
  return (directives ?? []).flatMap((directive) => {
    if (directive.name.value !== 'auth') return [];
    const values = (directive.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value),
    ]);
    const { rules } = v.parse(directiveSchema, Object.fromEntries(values));
    return rules.map((rule) => ({ ...rule, text: textOf(rule, lists) }));
  });
}

function textOf(rule: v.InferOutput<typeof ruleSchema>, lists: ReadonlySet<string>): string {
  const claim = rule.identityClaim === undefined ? '' : `.identityClaim('${rule.identityClaim}')`;
  const operations = rule.operations ? `.to([${quoted(rule.operations)}])` : '';
  return `allow.${strategyOf(rule, lists)}${claim}${operations}`;
}

function strategyOf(
  {
    allow,
    provider,
    ownerField = 'owner',
    groupsField,
    groups = [],
  }: v.InferOutput<typeof ruleSchema>,
  lists: ReadonlySet<string>,
): string {
  const isIam = provider === 'iam' || provider === 'identityPool';
  switch (allow) {
    case 'owner':
      if (ownerField === 'owner') return 'owner()';
      return `${lists.has(ownerField) ? 'ownersDefinedIn' : 'ownerDefinedIn'}('${ownerField}')`;
    case 'private':
      return isIam ? "authenticated('identityPool')" : 'authenticated()';
    case 'public':
      return isIam ? 'guest()' : 'publicApiKey()';
    case 'groups':
      if (groupsField !== undefined) {
        return `${lists.has(groupsField) ? 'groupsDefinedIn' : 'groupDefinedIn'}('${groupsField}')`;
      }
      return groups.length === 1 ? `group('${groups[0]}')` : `groups([${quoted(groups)}])`;
    default:
      return 'custom()';
  }
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
