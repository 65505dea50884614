/** Returns the result of a sum as written: '(1 − 1 ÷ 1.18) ÷ 5'. */
export function evaluated(text: string): number {
  const inner = /\(([^()]*)\)/.exec(text);
  if (inner) return evaluated(text.replace(inner[0], String(evaluated(inner[1] ?? ''))));
  return text
    .split(/(?= [+−] )/)
    .map((part) => (part.startsWith(' −') ? -1 : 1) * productOf(part.replace(/^ [+−] /, '')))
    .reduce((sum, term) => sum + term, 0);
}

function productOf(text: string): number {
  const [first = '', ...others] = text.split(/(?= [×÷] )/);
  return others.reduce((product, other) => {
    const by = numberOf(other.slice(3));
    return other.startsWith(' ×') ? product * by : product / by;
  }, numberOf(first));
}

/** Returns a number as written: '1,000'. */
export function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}
