import { parse, type AnyNode } from 'acorn';

/** AppSync's message for each syntax node that its runtime doesn't support. */
const unsupportedNodes: Readonly<Record<string, string>> = {
  AwaitExpression: 'await is not supported',
  CatchClause: 'try and catch are not supported',
  ClassDeclaration: 'classes are not supported',
  ClassExpression: 'classes are not supported',
  ContinueStatement: 'continue is not supported',
  DoWhileStatement: 'while is not supported',
  ForStatement: 'for is supported only with in or of',
  ImportExpression: 'import() is not supported',
  LabeledStatement: 'labels are not supported',
  ThisExpression: 'this is not supported',
  ThrowStatement: 'throw is not supported; use util.error',
  TryStatement: 'try and catch are not supported',
  WhileStatement: 'while is not supported',
  WithStatement: 'with is not supported',
  YieldExpression: 'generators are not supported',
};

const unsupportedOperators = new Set(['++', '--', '~', 'in', 'instanceof']);
const unsupportedObjects = new Set(['Promise', 'RegExp', 'Function', 'eval']);

/** The members of Object that the runtime supports. */
const objectMembers = new Set(['assign', 'entries', 'hasOwn', 'keys', 'values']);

/**
 * Returns a message with its line for each thing that AppSync refuses in a resolver's code: syntax and objects that the
 * APPSYNC_JS runtime lacks, or code that can't be parsed. The rules are those of `plugin:@aws-appsync/base` that need
 * no types, and AppSync's list of supported features.
 */
export function unsupportedJavascript(source: string): string[] {
  const problems = new Map<string, string>();
  const visit = (node: AnyNode): void => {
    const problem = problemOf(node);
    const line = node.loc?.start.line ?? 0;
    if (problem) problems.set(`${line} ${problem}`, `line ${line}: ${problem}`);
    for (const child of childrenOf(node)) visit(child);
  };
  try {
    visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module', locations: true }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [error.message];
  }
  return [...problems.values()];
}

function problemOf(node: AnyNode): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      if (node.async) return 'async functions are not supported';
      return node.generator ? 'generators are not supported' : undefined;
    case 'UpdateExpression':
    case 'UnaryExpression':
    case 'BinaryExpression':
      return unsupportedOperators.has(node.operator)
        ? `the operator ${node.operator} is not supported`
        : undefined;
    case 'Literal':
      return node.regex ? 'regular expression literals are not supported' : undefined;
    case 'CallExpression':
    case 'NewExpression':
      return node.callee.type === 'Identifier' && unsupportedObjects.has(node.callee.name)
        ? `${node.callee.name} is not supported`
        : undefined;
    case 'MemberExpression':
      return memberProblem(node);
    case 'ForOfStatement':
      return node.await ? 'await is not supported' : undefined;
    case 'ImportDeclaration': {
      const name = String(node.source.value);
      return name === '@aws-appsync/utils'
        ? undefined
        : `the emulator supports only imports of @aws-appsync/utils, not ${name}`;
    }
    default:
      return unsupportedNodes[node.type];
  }
}

function memberProblem({ object, property }: Extract<AnyNode, { type: 'MemberExpression' }>) {
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
  if (object.name === 'Promise') return 'Promise is not supported';
  return object.name === 'Object' && !objectMembers.has(property.name)
    ? `Object.${property.name} is not supported`
    : undefined;
}

/** Returns the nodes directly below a node of a syntax tree, in the order of the source. */
function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
