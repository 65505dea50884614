/** What an intrinsic may refer to inside one stack. */
export interface Scope {
  /** The value of a parameter, a pseudo parameter, or a resource's physical id. */
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): boolean;
}

const noValue = Symbol('AWS::NoValue');

/** The marker that `Ref: AWS::NoValue` resolves to; properties that hold it are left out. */
export const absent: unknown = noValue;

/** Replaces every CloudFormation intrinsic in `value` by what it stands for in `scope`. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => resolve(item, scope)).filter((item) => item !== noValue);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (only && entries.length === 1) {
    const [name, argument] = only;
    const intrinsic = intrinsics[name];
    if (intrinsic) return intrinsic(argument, scope);
    if (name.startsWith('Fn::'))
      throw new Error(`The emulator does not know the intrinsic ${name}`);
  }
  return Object.fromEntries(
    entries
      .map(([key, item]) => [key, resolve(item, scope)] as const)
      .filter(([, item]) => item !== noValue),
  );
}

/** Evaluates a condition expression of the template's `Conditions` section. */
export function evaluate(expression: unknown, scope: Scope): boolean {
  const value = resolve(expression, scope);
  return value === true || value === 'true';
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, scope) => scope.ref(text(name, 'Ref')),
  Condition: (name, scope) => scope.condition(text(name, 'Condition')),
  'Fn::GetAtt': getAttribute,
  'Fn::Join': join,
  'Fn::Select': select,
  'Fn::Split': split,
  'Fn::Sub': substitute,
  'Fn::If': choose,
  'Fn::Equals': (argument, scope) => {
    const [left, right] = list(resolve(argument, scope), 'Fn::Equals');
    return String(left) === String(right);
  },
  'Fn::Not': (argument, scope) => !evaluate(list(argument, 'Fn::Not')[0], scope),
  'Fn::And': (argument, scope) => list(argument, 'Fn::And').every((one) => evaluate(one, scope)),
  'Fn::Or': (argument, scope) => list(argument, 'Fn::Or').some((one) => evaluate(one, scope)),
};

function getAttribute(argument: unknown, scope: Scope): unknown {
  const [logicalId, ...names] =
    typeof argument === 'string' ? argument.split('.') : list(argument, 'Fn::GetAtt');
  return scope.attribute(text(logicalId, 'Fn::GetAtt'), names.join('.'));
}

function join(argument: unknown, scope: Scope): string {
  const [separator, parts] = list(argument, 'Fn::Join');
  return list(resolve(parts, scope), 'Fn::Join').map(String).join(text(separator, 'Fn::Join'));
}

function select(argument: unknown, scope: Scope): unknown {
  const [index, items] = list(argument, 'Fn::Select');
  return list(resolve(items, scope), 'Fn::Select')[Number(index)];
}

function split(argument: unknown, scope: Scope): string[] {
  const [separator, source] = list(argument, 'Fn::Split');
  return text(resolve(source, scope), 'Fn::Split').split(text(separator, 'Fn::Split'));
}

function substitute(argument: unknown, scope: Scope): string {
  const [template, variables] =
    typeof argument === 'string' ? [argument] : list(argument, 'Fn::Sub');
  const given = typeof variables === 'object' && variables !== null ? variables : {};
  const known = new Map(Object.entries(given).map(([key, item]) => [key, resolve(item, scope)]));
  return text(template, 'Fn::Sub').replaceAll(
    /\$\{(!?)([^}]+)\}/g,
    (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (known.has(name)) return String(known.get(name));
      const dot = name.indexOf('.');
      return String(
        dot < 0 ? scope.ref(name) : scope.attribute(name.slice(0, dot), name.slice(dot + 1)),
      );
    },
  );
}

function choose(argument: unknown, scope: Scope): unknown {
  const [name, whenTrue, whenFalse] = list(argument, 'Fn::If');
  return resolve(scope.condition(text(name, 'Fn::If')) ? whenTrue : whenFalse, scope);
}

function text(value: unknown, where: string): string {
  if (typeof value !== 'string')
    throw new Error(`${where} expects a text, not ${JSON.stringify(value)}`);
  return value;
}

function list(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value))
    throw new Error(`${where} expects a list, not ${JSON.stringify(value)}`);
  return value;
}
