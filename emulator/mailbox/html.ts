const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to insert without escaping. */
export class Html {
  constructor(readonly markup: string) {}
}

/** Tag for HTML templates. Escapes every value that is not Html. */
export function html(parts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(toMarkup)));
}

function toMarkup(value: unknown): string {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(toMarkup).join('');
  return String(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
