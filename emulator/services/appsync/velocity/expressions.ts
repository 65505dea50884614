import velocity, {
  type Attribute,
  type Expression,
  type Operation,
  type Reference,
} from 'amplify-velocity-template';
import { callMethod, property } from './methods';
import { equal, isBinary, operators } from './operators';
import { isTruthy, toText, UnsupportedInResolverError, type Value, type ValueMap } from './value';

/** A run of a template with its variables, such as $ctx and $util. */
export interface Run {
  variables: ValueMap;
}

export type Evaluate = (run: Run) => Value;

/** Compiles an expression. Throws UnsupportedInResolverError for unsupported syntax. */
export function compileExpression(ast: Expression): Evaluate {
  switch (ast.type) {
    case 'references':
      return compileReference(ast);
    case 'math':
      return compileOperation(ast);
    case 'string':
      return ast.isEval && /[$]/.test(ast.value) ? compileText(ast.value) : () => ast.value;
    case 'integer':
    case 'decimal':
      return constant(Number(ast.value));
    case 'bool':
      return constant(ast.value === 'null' ? null : ast.value === 'true');
    case 'array':
      if (ast.isRange) throw new UnsupportedInResolverError('A range');
      return compileList(ast.value);
    case 'map':
      return compileMap(ast.value ?? {});
    default:
      throw new UnsupportedInResolverError(`The bare word ${ast.value}`);
  }
}

const constant = (value: Value) => () => value;

/** Compiles a double-quoted string, which interpolates references. */
function compileText(text: string): Evaluate {
  const parts = velocity.parse(text.replaceAll('#', '\\#')).map((part) => {
    if (typeof part === 'string') return () => part;
    if ('type' in part && part.type === 'references') return compileOutput(part);
    throw new UnsupportedInResolverError(`A directive within the string "${text}"`);
  });
  return (run) => parts.map((part) => part(run)).join('');
}

/** Compiles a reference in text. A null renders as the reference's source, or as nothing if it is quiet ($!a). */
export function compileOutput(ast: Reference): (run: Run) => string {
  const evaluate = compileReference(ast);
  const source = ast.leader === '$!' ? '' : velocity.Helper.getRefText(ast);
  return (run) => {
    const value = evaluate(run);
    return value === null ? source : toText(value);
  };
}

function compileReference(ast: Reference): Evaluate {
  if (ast.args !== undefined) throw new UnsupportedInResolverError(`$${ast.id}()`);
  const path = (ast.path ?? []).map(compileAttribute);
  const { id } = ast;
  return (run) => {
    let value = run.variables.get(id) ?? null;
    for (const attribute of path) value = attribute(run, value);
    return value;
  };
}

function compileAttribute(ast: Attribute): (run: Run, target: Value) => Value {
  switch (ast.type) {
    case 'method': {
      const args = (ast.args || []).map(compileExpression);
      return (run, target) =>
        callMethod(
          target,
          ast.id,
          args.map((arg) => arg(run)),
        );
    }
    case 'property':
      return (_, target) => property(target, ast.id);
    case 'index': {
      const index = compileExpression(ast.id);
      return (run, target) => property(target, index(run));
    }
    default:
      return (_, target) => (target === null ? null : toText(target) + ast.value);
  }
}

function compileList(items: Expression[]): Evaluate {
  const compiled = items.map(compileExpression);
  return (run) => compiled.map((item) => item(run));
}

function compileMap(items: Record<string, Expression | undefined>): Evaluate {
  const compiled = Object.entries(items).map(([key, item]) => {
    if (/\$!?\{?[a-zA-Z]/.test(key)) {
      throw new UnsupportedInResolverError(`A reference in the map key "${key}"`);
    }
    return [key, item ? compileExpression(item) : constant(null)] as const;
  });
  return (run) => new Map(compiled.map(([key, item]) => [key, item(run)]));
}

function compileOperation(ast: Operation): Evaluate {
  const { operator, expression } = andBeforeOr(ast);
  const [first, second] = expression.map(compileExpression);
  if (!first) throw new UnsupportedInResolverError(`The operator ${operator} without operands`);
  if (operator === 'parenthesis') return first;
  if (operator === 'not') return (run) => !isTruthy(first(run));
  if (!second) throw new UnsupportedInResolverError(`The operator ${operator} with one operand`);
  if (operator === '&&') return (run) => isTruthy(first(run)) && isTruthy(second(run));
  if (operator === '||') return (run) => isTruthy(first(run)) || isTruthy(second(run));
  if (operator === '!=') return (run) => !equal(first(run), second(run));
  if (!isBinary(operator)) throw new UnsupportedInResolverError(`The operator ${operator}`);
  const compute = operators[operator];
  return (run) => compute(first(run), second(run));
}

/** Corrects precedence: the parser reads `a || b && c` from left to right, but && binds tighter. */
function andBeforeOr(ast: Operation): Operation {
  const [left, right] = ast.expression;
  if (ast.operator !== '&&' || left?.type !== 'math' || !right) return ast;
  const inner = andBeforeOr(left);
  const [a, b] = inner.expression;
  if (inner.operator !== '||' || !a || !b) return { ...ast, expression: [inner, right] };
  const and: Operation = { type: 'math', operator: '&&', expression: [b, right] };
  return { type: 'math', operator: '||', expression: [a, and] };
}
