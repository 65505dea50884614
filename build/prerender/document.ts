/** What a written-out page says of itself in its head. */
export type DocumentHead = {
  title: string;
  description?: string;
  /** Absolute address of the page; absent for pages that search engines should not list. */
  canonical?: string;
  /** Absolute address of the picture for shared links. */
  image?: string;
  stylesheets?: readonly string[];
  modules?: readonly string[];
  /** Modules that run as soon as they and their imports are there, whatever else is on its way. */
  scripts?: readonly string[];
};

const HEAD_MARK = '<!--head-->';
const ROOT = '<div id="root"></div>';

/** One page from the built index.html: head and markup filled in. Throws when the template has lost its marks. */
export function writeDocument(template: string, head: DocumentHead, markup: string): string {
  for (const mark of [HEAD_MARK, ROOT]) {
    if (!template.includes(mark)) throw new Error(`index.html has lost its "${mark}".`);
  }
  return template
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(HEAD_MARK, () => headTags(head).join('\n    '))
    .replace(ROOT, () => `<div id="root">${markup}</div>`);
}

function headTags(head: DocumentHead): string[] {
  const { title, description, canonical, image } = head;
  const { stylesheets = [], modules = [], scripts = [] } = head;
  const tags = [
    ...scripts.map(
      (src) => `<script type="module" async crossorigin src="${escapeHtml(src)}"></script>`,
    ),
    ...stylesheets.map(
      (href) => `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}" />`,
    ),
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}" />`),
  ];
  if (description !== undefined) tags.push(meta('name', 'description', description));
  if (canonical === undefined) return [...tags, meta('name', 'robots', 'noindex')];
  tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}" />`);
  tags.push(meta('property', 'og:type', 'website'), meta('property', 'og:title', title));
  tags.push(meta('property', 'og:url', canonical));
  if (description !== undefined) tags.push(meta('property', 'og:description', description));
  if (image !== undefined) {
    tags.push(
      meta('property', 'og:image', image),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  }
  return tags;
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;
}

/** Makes a text safe between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
