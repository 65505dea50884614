/**
 * What design tokens come to in the theme that is shown, for a canvas: it understands colours and
 * typefaces, but no variables. `property` is the kind of value that they are.
 */
export function tokenValues<const Names extends readonly string[]>(
  property: 'color' | 'fontFamily',
  ...names: Names
): { [At in keyof Names]: string };
export function tokenValues(property: 'color' | 'fontFamily', ...names: string[]): string[] {
  const probe = document.createElement('span');
  document.body.append(probe);
  try {
    return names.map((name) => {
      probe.style[property] = `var(${name})`;
      return getComputedStyle(probe)[property];
    });
  } finally {
    probe.remove();
  }
}
