import { expect, type Page } from '@playwright/test';

/** The text spacing that WCAG 1.4.12 lets a reader set. */
const OWN_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-block-end: 2em !important;
}`;
/** A4's width, within a browser's margins. */
const PAPER_WIDTH = 718;
const HEIGHT = 900;

/**
 * Expands everything on the open page. Fails if, at these widths, a short word is broken, or a reader's own text
 * spacing makes texts overlap or cuts one off.
 */
export async function expectReadableText(page: Page, widths: readonly number[]): Promise<void> {
  const size = page.viewportSize();
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((element) => (element.open = true)),
  );
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await page.evaluate(brokenWords), `${page.url()} at ${width}`).toEqual([]);
    const before = await page.evaluate(unreadable);
    await page.evaluate((style) => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(style);
      document.adoptedStyleSheets.push(spacing);
    }, OWN_SPACING);
    const after = await page.evaluate(unreadable);
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
    const lost = after.filter((text) => !before.includes(text));
    expect.soft(lost, `${page.url()} at ${width}`).toEqual([]);
    expect.soft(reach, page.url()).toBeLessThanOrEqual(width);
  }
  if (size) await page.setViewportSize(size);
}

/** Fails if the open page prints light on dark, with controls, or with texts cut off, in either theme. */
export async function expectPaper(page: Page): Promise<void> {
  const size = page.viewportSize();
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  await page.setViewportSize({ width: PAPER_WIDTH, height: HEIGHT });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
  expect.soft(await page.evaluate(unfitForPaper), page.url()).toEqual([]);
  await page.evaluate((before) => {
    if (before === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = before;
  }, theme);
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  if (size) await page.setViewportSize(size);
}

/** Runs in the page. Returns the texts that overlap or are cut off, except for the ends of excerpts. */
function unreadable(): string[] {
  const CLIPPING = /hidden|clip/;
  const known = new Map<Element, readonly DOMRect[] | undefined>();
  /** Returns the boxes that clip an element; undefined if it is for screen readers only. */
  const clipsOf = (element: Element | null): readonly DOMRect[] | undefined => {
    if (!element || known.has(element)) return element ? known.get(element) : [];
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isExcerpt = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
    const isClipping = !isExcerpt && CLIPPING.test(style.overflowX + style.overflowY);
    const around = isClipping && box.width <= 1 ? undefined : clipsOf(element.parentElement);
    const isClip = isClipping || element.matches('button');
    const clips = around && (isClip ? [...around, box] : around);
    known.set(element, clips);
    return clips;
  };
  const boxes: { readonly text: Text; readonly box: DOMRect }[] = [];
  const problems: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || node.data.trim() === '') continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const clips = clipsOf(parent);
    if (!clips) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const isCut = lines.some(({ left, right, top, bottom }) => {
      // Letters are shorter than their line's box.
      const rim = (bottom - top) / 5;
      return clips.some(
        (clip) =>
          left < clip.left - 1 ||
          right > clip.right + 1 ||
          top < clip.top - rim ||
          bottom > clip.bottom + rim,
      );
    });
    if (isCut) problems.push(`cut: ${parent.outerHTML.slice(0, 120)}`);
    boxes.push(...lines.map((box) => ({ text: node, box })));
  }
  boxes.sort((a, b) => a.box.top - b.box.top);
  for (const [at, { text, box }] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const below = other.box;
      const most = Math.min(box.height, below.height) / 3;
      if (below.top > box.bottom - most) break;
      const isBeside = below.left > box.right - 2 || below.right < box.left + 2;
      if (other.text !== text && !isBeside)
        problems.push(`overlap: ${text.data}, ${other.text.data}`);
    }
  }
  return problems;
}

/** Runs in the page. Returns the words that break across two lines although each would fit on one. */
function brokenWords(): string[] {
  const SHORT_WORDS = /(?<!\S)[\p{L}\p{N}]{2,11}(?![^\s,.:;!?])/gu;
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent?.checkVisibility() || parent.offsetWidth === 1) continue;
    for (const { 0: word, index } of node.data.matchAll(SHORT_WORDS)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Runs in the page. Returns the texts without dark letters on white, controls, and rows that could be cut in two. */
function unfitForPaper(): string[] {
  const name = (element: Element) => element.outerHTML.slice(0, 120);
  const shown = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
  );
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** From 0 (black) to 255, on white. */
  const lightnessOf = (color: string) => {
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = 'white';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const known = new Map<string, number>();
  const isDark = (color: string) => {
    const lightness = known.get(color) ?? lightnessOf(color);
    known.set(color, lightness);
    return lightness < 128;
  };
  const holdsText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const light = shown.filter(
    (element) => holdsText(element) && !isDark(getComputedStyle(element).color),
  );
  const grounds = shown.filter(
    (element) => element.textContent?.trim() && isDark(getComputedStyle(element).backgroundColor),
  );
  // Names that open or sort something, and a chart's bars, are content.
  const controls = shown.filter((element) =>
    element.matches(
      'button:not([aria-expanded], [aria-haspopup], th *, figure *), header nav, footer a',
    ),
  );
  const rows = shown.filter(
    (element) => element.matches('tr, li') && getComputedStyle(element).breakInside !== 'avoid',
  );
  // Headings repeat on each page, but a button's text doesn't.
  const headings = shown.filter(
    (element) =>
      (element.matches('thead') && getComputedStyle(element).display !== 'table-header-group') ||
      element.matches('thead button'),
  );
  // Chromium draws the content that follows a long item of such a grid over it.
  const grids = shown.filter((element) => {
    const { display, gridTemplateColumns } = getComputedStyle(element);
    const isColumn = display === 'grid' && !gridTemplateColumns.includes(' ');
    return isColumn && element.getBoundingClientRect().height > 1000;
  });
  return Object.entries({ light, grounds, controls, rows, headings, grids }).flatMap(
    ([fault, all]) => all.map((element) => `${fault}: ${name(element)}`),
  );
}
