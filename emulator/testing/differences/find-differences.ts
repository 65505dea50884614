import { parse, type AnyNode, type CallExpression } from 'acorn';
import { transformSync } from 'esbuild';
import { childrenOf } from '../../assembly/syntax-nodes';
import { areas, type Area } from './areas';

/** A difference from AWS, and the title of the test that proves it. */
export interface Difference {
  area: Area;
  text: string;
  test: string;
}

/**
 * Returns the differences that a test file's tests name. Throws if one stands outside a test, is not a literal,
 * or names an unknown area.
 */
export function differencesIn(source: string): Difference[] {
  const { code } = transformSync(source, { loader: 'ts', charset: 'utf8' });
  const found: Difference[] = [];
  const visit = (node: AnyNode, around: readonly Titled[]): void => {
    const titled = node.type === 'CallExpression' ? titledBy(node) : undefined;
    if (node.type === 'CallExpression' && isNamed(node.callee, 'difference')) {
      found.push(differenceOf(node, around));
    }
    for (const child of childrenOf(node)) visit(child, titled ? [...around, titled] : around);
  };
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), []);
  return found;
}

/** A group of tests, or a test. */
interface Titled {
  title: string;
  isTest: boolean;
}

function differenceOf(call: CallExpression, around: readonly Titled[]): Difference {
  const [name, text] = call.arguments.map(textOf);
  const area = areas.find((one) => one === name);
  if (!area || !text) throw new Error(`A difference needs a known area and a text, not ${name}`);
  if (!around.at(-1)?.isTest) throw new Error(`No test proves this difference: ${text}`);
  return { area, text, test: around.map(({ title }) => title).join(' › ') };
}

/** Returns what a call of `it`, `describe` or their `each` declares. */
function titledBy({ callee, arguments: [first] }: CallExpression): Titled | undefined {
  const title = first && textOf(first);
  if (title === undefined) return undefined;
  const called = callee.type === 'CallExpression' ? callee.callee : callee;
  const named = called.type === 'MemberExpression' ? called.object : called;
  if (!isNamed(named, 'it') && !isNamed(named, 'describe')) return undefined;
  return { title, isTest: isNamed(named, 'it') };
}

function textOf(node: AnyNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

function isNamed(node: AnyNode, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
