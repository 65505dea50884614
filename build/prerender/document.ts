/** The content of a prerendered page's head. */
type DocumentHead = {
  title: string;
  description?: string;
  /** Absolute URL of the page; absent for pages that search engines should not list. */
  canonical?: string;
  /** Absolute URL of the picture for shared links, 1200 by 630 pixels. */
  image?: string;
  stylesheets?: readonly string[];
  /** Style sheets to preload, which don't delay the first paint. */
  laterStylesheets?: readonly string[];
  /** Origins to connect to before the page's code requests anything from them. */
  connections?: readonly Connection[];
  /** Modules to preload. */
  modules?: readonly string[];
  /** Speculation rules, as JSON. */
  speculationRules?: string;
  /** Modules that run as soon as they and their imports have loaded, before the rest. */
  scripts?: readonly string[];
};

/** An origin, and whether code requests from it, which uses a separate connection (CORS). */
export type Connection = { origin: string; isCors: boolean };

const HEAD = '<!--head-->';
const ROOT = '<div id="root"></div>';

/** Fills head and markup into the built index.html. Throws if a placeholder is missing. */
export function writeDocument(template: string, head: DocumentHead, markup: string): string {
  for (const placeholder of [HEAD, ROOT]) {
    if (!template.includes(placeholder)) {
      throw new Error(`index.html has lost its "${placeholder}".`);
    }
  }
  return template
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(HEAD, () => headTags(head).join('\n    '))
    .replace(ROOT, () => `<div id="root">${markup}</div>`);
}

function headTags(head: DocumentHead): string[] {
  const { title, description, canonical, image } = head;
  const { stylesheets = [], laterStylesheets = [], modules = [] } = head;
  const { scripts = [], connections = [] } = head;
  const tags = [
    ...connections.map(
      ({ origin, isCors }) =>
        `<link rel="preconnect"${isCors ? ' crossorigin' : ''} href="${escapeHtml(origin)}" />`,
    ),
    ...scripts.map(
      (src) => `<script type="module" async crossorigin src="${escapeHtml(src)}"></script>`,
    ),
    ...stylesheets.map(
      (href) => `<link rel="stylesheet" crossorigin href="${escapeHtml(href)}" />`,
    ),
    ...laterStylesheets.map(
      (href) => `<link rel="preload" as="style" crossorigin href="${escapeHtml(href)}" />`,
    ),
    ...modules.map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}" />`),
  ];
  if (head.speculationRules !== undefined) {
    tags.push(`<script type="speculationrules">${head.speculationRules}</script>`);
  }
  if (description !== undefined) tags.push(meta('name', 'description', description));
  if (canonical === undefined) return [...tags, meta('name', 'robots', 'noindex')];
  tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}" />`);
  tags.push(meta('property', 'og:type', 'website'), meta('property', 'og:title', title));
  tags.push(meta('property', 'og:url', canonical));
  if (description !== undefined) tags.push(meta('property', 'og:description', description));
  if (image !== undefined) {
    tags.push(
      meta('property', 'og:image', image),
      // Without its size, Facebook shows no picture when a page is first shared.
      meta('property', 'og:image:width', '1200'),
      meta('property', 'og:image:height', '630'),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  }
  return tags;
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;
}

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STYLESHEET = /<link rel="stylesheet" crossorigin href="([^"]+)"\s*\/?>/g;

/**
 * Returns the page with its stylesheets inlined, so the first paint needs only one response. `read`
 * returns a file's text by path.
 */
export async function withInlineStyles(
  html: string,
  read: (path: string) => Promise<string>,
): Promise<string> {
  const styles = new Map<string, string>();
  for (const [, path = ''] of html.matchAll(STYLESHEET)) styles.set(path, await read(path));
  return html.replace(
    STYLESHEET,
    (_, path: string) => `<style>${styles.get(path)?.trim()}</style>`,
  );
}
