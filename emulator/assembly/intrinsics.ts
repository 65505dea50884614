/** Looks up the names that intrinsics refer to within one stack. */
export interface Scope {
  /** Returns the value of a parameter or pseudo parameter, or a resource's physical id. */
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): unknown;
  condition(name: string): boolean;
}

const noValue = Symbol('AWS::NoValue');

/** The value of `Ref: AWS::NoValue`; `resolve` drops properties with this value. */
export const absent: unknown = noValue;

/** Returns `value` with every CloudFormation intrinsic evaluated. Throws for unsupported ones. */
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
      throw new Error(`The emulator does not support the intrinsic ${name}`);
  }
  return Object.fromEntries(
    entries
      .map(([key, item]) => [key, resolve(item, scope)] as const)
      .filter(([, item]) => item !== noValue),
  );
}

/** Returns the value of an expression in the template's `Conditions` section. */
export function evaluate(expression: unknown, scope: Scope): boolean {
  const value = resolve(expression, scope);
  return value === true || value === 'true';
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, scope) => scope.ref(stringValue(name, 'Ref')),
  Condition: (name, scope) => scope.condition(stringValue(name, 'Condition')),
  'Fn::GetAtt': getAttribute,
  'Fn::Join': join,
  'Fn::Select': select,
  'Fn::Split': split,
  'Fn::Sub': substitute,
  'Fn::If': choose,
  'Fn::Equals': (argument, scope) => {
    const [left, right] = listValue(resolve(argument, scope), 'Fn::Equals');
    return String(left) === String(right);
  },
  'Fn::Not': (argument, scope) => !evaluate(listValue(argument, 'Fn::Not')[0], scope),
};

function getAttribute(argument: unknown, scope: Scope): unknown {
  const [logicalId, ...names] =
    typeof argument === 'string' ? argument.split('.') : listValue(argument, 'Fn::GetAtt');
  return scope.attribute(stringValue(logicalId, 'Fn::GetAtt'), names.join('.'));
}

function join(argument: unknown, scope: Scope): string {
  const [separator, parts] = listValue(argument, 'Fn::Join');
  return listValue(resolve(parts, scope), 'Fn::Join')
    .map(String)
    .join(stringValue(separator, 'Fn::Join'));
}

function select(argument: unknown, scope: Scope): unknown {
  const [index, items] = listValue(argument, 'Fn::Select');
  return listValue(resolve(items, scope), 'Fn::Select')[Number(index)];
}

function split(argument: unknown, scope: Scope): string[] {
  const [separator, source] = listValue(argument, 'Fn::Split');
  return stringValue(resolve(source, scope), 'Fn::Split').split(
    stringValue(separator, 'Fn::Split'),
  );
}

function substitute(argument: unknown, scope: Scope): string {
  const [template, variables] =
    typeof argument === 'string' ? [argument] : listValue(argument, 'Fn::Sub');
  const local = typeof variables === 'object' && variables !== null ? variables : {};
  const values = new Map(Object.entries(local).map(([key, item]) => [key, resolve(item, scope)]));
  return stringValue(template, 'Fn::Sub').replaceAll(
    /\$\{(!?)([^}]+)\}/g,
    (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (values.has(name)) return String(values.get(name));
      const dot = name.indexOf('.');
      return String(
        dot < 0 ? scope.ref(name) : scope.attribute(name.slice(0, dot), name.slice(dot + 1)),
      );
    },
  );
}

function choose(argument: unknown, scope: Scope): unknown {
  const [name, whenTrue, whenFalse] = listValue(argument, 'Fn::If');
  return resolve(scope.condition(stringValue(name, 'Fn::If')) ? whenTrue : whenFalse, scope);
}

function stringValue(value: unknown, intrinsic: string): string {
  if (typeof value !== 'string')
    throw new Error(`${intrinsic} expects a string, not ${JSON.stringify(value)}`);
  return value;
}

function listValue(value: unknown, intrinsic: string): unknown[] {
  if (!Array.isArray(value))
    throw new Error(`${intrinsic} expects a list, not ${JSON.stringify(value)}`);
  return value;
}
