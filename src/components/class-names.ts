/** Joins the class names that apply; what is absent or false leaves no trace. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
