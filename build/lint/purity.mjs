/**
 * An oxlint rule for reproducible results: src/ gets the time from a single module, and the domain's results depend
 * only on their arguments.
 */
import { fileOf, isIn, testFile } from './places.mjs';

const clockModule = 'src/lib/clock.ts';
const oneClock = `The device’s clock may be wrong: now() of ${clockModule} is right. Components take the time as an argument.`;
const pure = 'The domain is pure: pass time, randomness and browser state as arguments.';

/** Globals that make a result depend on where or when it is computed. */
const impure = new Set(
  `caches console crypto document fetch globalThis history indexedDB localStorage location matchMedia navigator
   performance process queueMicrotask requestAnimationFrame self sessionStorage setInterval setTimeout window`.split(
    /\s+/,
  ),
);

const isDate = (node) => node.name === 'Date' || node.property?.name === 'Date';

export const purity = {
  create(context) {
    const file = fileOf(context);
    if (!isIn(file, 'src') || file === clockModule || testFile.test(file)) return {};
    const isDomain = isIn(file, 'src/domain');
    const report = (node) => context.report({ node, message: isDomain ? pure : oneClock });
    return {
      MemberExpression(node) {
        if (isDate(node.object) && node.property.name === 'now') report(node);
        if (isDomain && node.object.name === 'Math' && node.property.name === 'random')
          report(node);
      },
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node);
      },
      'Program:exit'() {
        if (!isDomain) return;
        const { through, variables } = context.sourceCode.scopeManager.globalScope;
        // Globals known to the linter are variables without a definition; others stay unresolved.
        const known = variables.filter(({ defs }) => defs.length === 0);
        const used = [...through, ...known.flatMap(({ references }) => references)];
        for (const { identifier } of used) if (impure.has(identifier.name)) report(identifier);
      },
    };
  },
};
