import velocity, {
  type Expression,
  type Reference,
  type Statement,
} from 'amplify-velocity-template';
import { compileExpression, compileOutput, type Evaluate, type Run } from './expressions';
import { toJson, toText, isTruthy, UnsupportedInResolverError, type Value } from './value';

/** A run of a template and its output so far. */
interface WritingRun extends Run {
  output: string[];
}

/** An early end of a block. */
type Ending = { kind: 'break' } | { kind: 'return'; value: Value };
type Step = (run: WritingRun) => Ending | undefined;

/** The result of a template: JSON text, or the value of #return. */
export type Outcome = { kind: 'text'; text: string } | { kind: 'return'; value: Value };

export type Template = (run: Run) => Outcome;

/** The parser rejected a mapping template. */
export class TemplateSyntaxError extends Error {
  override name = 'TemplateSyntaxError';
}

/** Compiles a mapping template. Throws TemplateSyntaxError, UnsupportedInResolverError. */
export function compileTemplate(source: string): Template {
  const steps = compileBlock(parse(source));
  return ({ variables }) => {
    const run: WritingRun = { variables, output: [] };
    const ending = steps(run);
    if (ending?.kind === 'return') return ending;
    return { kind: 'text', text: run.output.join('') };
  };
}

function parse(source: string): Statement[] {
  try {
    return velocity.parse(source);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TemplateSyntaxError(`A mapping template cannot be parsed: ${reason}`, { cause });
  }
}

function compileBlock(statements: Statement[]): Step {
  const steps = statements.map(compileStatement);
  return (run) => {
    for (const step of steps) {
      const ending = step(run);
      if (ending) return ending;
    }
    return undefined;
  };
}

function compileStatement(ast: Statement): Step {
  if (typeof ast === 'string') return write(() => ast);
  if (Array.isArray(ast)) return compileDirective(ast);
  switch (ast.type) {
    case 'references':
      return write(compileOutput(ast));
    case 'raw':
      return write(() => ast.value);
    case 'comment':
      return () => undefined;
    case 'set':
      return compileSet(...ast.equal);
    case 'break':
      return () => ({ kind: 'break' });
    case 'return': {
      const value = ast.value ? compileExpression(ast.value) : () => null;
      return (run) => ({ kind: 'return', value: value(run) });
    }
    default:
      throw new UnsupportedInResolverError(`#${ast.type}`);
  }
}

function write(text: (run: Run) => string): Step {
  return (run) => {
    run.output.push(text(run));
    return undefined;
  };
}

/** Compiles a block: #if with its branches, or #foreach. */
function compileDirective(block: Statement[]): Step {
  const [head, ...body] = block;
  if (typeof head === 'object' && 'type' in head) {
    if (head.type === 'if') return compileIf(block);
    if (head.type === 'foreach') return compileForeach(head.to, head.from, body);
    throw new UnsupportedInResolverError(`#${head.type}`);
  }
  return compileBlock(block);
}

function compileIf(block: Statement[]): Step {
  const branches: { condition: Evaluate; statements: Statement[] }[] = [];
  for (const ast of block) {
    const type = typeof ast === 'object' && 'type' in ast ? ast.type : undefined;
    if (typeof ast === 'object' && 'condition' in ast) {
      branches.push({ condition: compileExpression(ast.condition), statements: [] });
    } else if (type === 'else') {
      branches.push({ condition: () => true, statements: [] });
    } else {
      branches.at(-1)?.statements.push(ast);
    }
  }
  const compiled = branches.map(({ condition, statements }) => ({
    condition,
    step: compileBlock(statements),
  }));
  return (run) => compiled.find(({ condition }) => isTruthy(condition(run)))?.step(run);
}

function compileForeach(name: string, from: Expression, body: Statement[]): Step {
  const items = compileExpression(from);
  const step = compileBlock(body);
  return (run) => {
    const list = items(run);
    const values = list instanceof Map ? [...list.values()] : Array.isArray(list) ? [...list] : [];
    const outer = ['foreach', 'velocityCount', name].map(
      (variable) => [variable, run.variables.get(variable)] as const,
    );
    try {
      for (const [index, value] of values.entries()) {
        run.variables.set(name, value);
        run.variables.set('velocityCount', index + 1);
        run.variables.set('foreach', loopState(index, values.length));
        const ending = step(run);
        if (ending?.kind === 'return') return ending;
        if (ending) break;
      }
    } finally {
      for (const [variable, value] of outer) {
        if (value === undefined) run.variables.delete(variable);
        else run.variables.set(variable, value);
      }
    }
    return undefined;
  };
}

function loopState(index: number, length: number): Map<string, Value> {
  return new Map<string, Value>([['hasNext', index + 1 < length]]);
}

/** Compiles #set of a variable, or of a member of a map or list. */
function compileSet(target: Reference, expression: Expression): Step {
  const value = compileExpression(expression);
  const path = target.path ?? [];
  const last = path.at(-1);
  if (!last) {
    return (run) => {
      run.variables.set(target.id, value(run));
      return undefined;
    };
  }
  if (last.type !== 'property' && last.type !== 'index') {
    throw new UnsupportedInResolverError(`#set on ${velocity.Helper.getRefText(target)}`);
  }
  const owner = compileExpression({ ...target, path: path.slice(0, -1) });
  const member: Evaluate = last.type === 'property' ? () => last.id : compileExpression(last.id);
  return (run) => {
    const holder = owner(run);
    const key = member(run);
    if (holder instanceof Map) holder.set(toText(key), value(run));
    else if (Array.isArray(holder) && typeof key === 'number') holder[key] = value(run);
    return undefined;
  };
}

/** Returns a template's result as JSON data. Parses a returned string if it is JSON. */
export function outcomeValue(outcome: Outcome): unknown {
  if (outcome.kind === 'text') return JSON.parse(outcome.text);
  if (typeof outcome.value !== 'string') return toJson(outcome.value);
  try {
    return JSON.parse(outcome.value);
  } catch {
    return outcome.value;
  }
}
