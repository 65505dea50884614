/**
 * An oxlint rule for pages that a browser translates. Translation replaces text nodes. React keeps references to text
 * nodes that have siblings, so it then fails to change or remove them, or to insert before them. A text that is an
 * element's whole content is simply replaced.
 */

const message =
  'Content that changes next to a text needs its own element, so that translated pages keep working.';

/** The names of properties and variables that hold elements, never only text. */
const parts =
  'action actions aside children choice content controls details dialog doneMenu header heading lateDetails lede mark menu more notice picture plan problem proposal';
const holdsElements = new Set(parts.split(' '));

/** The kinds of nodes that a JSX child can become. Only those that never change may be siblings of a text. */
const element = { isText: false, changes: false };
const text = { isText: true, changes: false };
const changing = (node) => ({ ...node, changes: true });

/**
 * Returns the nodes that a child can become, including those of each alternative; none if it renders nothing.
 */
function nodesOf(child) {
  switch (child.type) {
    case 'JSXText':
      return /\S|^ +$/.test(child.value) ? [text] : [];
    case 'JSXElement':
      return [element];
    case 'JSXFragment':
      return child.children.flatMap(nodesOf);
    case 'JSXEmptyExpression':
      return [];
    case 'JSXExpressionContainer':
    case 'ChainExpression':
      return nodesOf(child.expression);
    case 'Literal':
      return ['string', 'number'].includes(typeof child.value) ? [text] : [];
    case 'LogicalExpression':
    case 'ConditionalExpression':
      return alternativesOf(child).flatMap(nodesOf).map(changing);
    case 'CallExpression':
      return nodesOfCall(child);
    case 'Identifier':
      return nodesOfName(child.name);
    case 'MemberExpression':
      return nodesOfName(child.property.name ?? '');
    default:
      return [changing(text)];
  }
}

/** A call maps a list to elements, renders, makes a portal, or returns a text. */
function nodesOfCall({ callee }) {
  const name = callee.property?.name ?? callee.name ?? '';
  if (name === 'createPortal') return [];
  const isElements = /^(children|flatMap|from|map|render.*|routesOf)$/.test(name);
  return [changing(isElements ? element : text)];
}

function nodesOfName(name) {
  if (name === 'undefined') return [];
  if (/^[A-Z0-9_]+$/.test(name)) return [text];
  return [changing(holdsElements.has(name) ? element : text)];
}

function alternativesOf(expression) {
  if (expression.type === 'LogicalExpression') return alternativesOf(expression.right);
  if (expression.type !== 'ConditionalExpression') return [expression];
  return [expression.consequent, expression.alternate].flatMap(alternativesOf);
}

/** Whether an element holds only one node at a time. */
function holdsOne({ type, children }) {
  const [only, ...others] = children.filter((child) => nodesOf(child).length > 0);
  if (type === 'JSXFragment' || others.length > 0) return false;
  return alternativesOf(only.expression ?? only).every((node) => nodesOf(node).length < 2);
}

/** Whether an element may replace another with the same name, so that React removes its texts one by one. */
function mayReplaceTexts(expression) {
  const elements = alternativesOf(expression).filter(({ type }) => type === 'JSXElement');
  return elements.some(({ openingElement: { name, attributes }, children }) => {
    // Nobody translates a space.
    const words = children.filter((child) => (child.expression ?? child).value !== ' ');
    const nodes = words.flatMap(nodesOf);
    const isMixed = nodes.length > 1 && nodes.some(({ isText }) => isText);
    const hasKey = attributes.some((attribute) => attribute.name?.name === 'key');
    const same = elements.filter((other) => other.openingElement.name.name === name.name);
    return isMixed && !hasKey && same.length > 1;
  });
}

export const textNodes = {
  create(context) {
    // Nobody translates what a test renders.
    if (context.filename.endsWith('.test.tsx')) return {};
    const check = (node) => {
      const nodes = node.children.flatMap(nodesOf);
      const isMixed = nodes.some(({ isText }) => isText) && nodes.some(({ changes }) => changes);
      if (isMixed && !holdsOne(node)) context.report({ node, message });
    };
    return {
      JSXElement: check,
      JSXFragment: check,
      ConditionalExpression: (node) => {
        if (mayReplaceTexts(node)) context.report({ node, message });
      },
    };
  },
};
