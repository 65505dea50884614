import { browserStorage } from '@/lib/storage';

type Theme = 'light' | 'dark';

/** Also read by the script in index.html, before the first paint. */
const THEME_KEY = 'verdure.theme';

/** Marks the buttons that change the theme; see ThemeSwitch. */
export const THEME_SWITCH = 'data-theme-switch';

/**
 * Makes every theme switch on the page work, including those rendered later. The listener is on the document and
 * doesn't need React, which public pages don't load for visitors. Follows a theme chosen in another tab, even if this
 * page was in the back/forward cache.
 */
export function handleThemeSwitches(): void {
  followStoredTheme();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${THEME_SWITCH}]`) !== null) {
      chooseTheme(nextTheme(document.documentElement.dataset.theme));
    }
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === THEME_KEY) followStoredTheme();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followStoredTheme();
  });
}

// Undefined means the device's theme.
function nextTheme(theme: string | undefined): Theme | undefined {
  if (theme === undefined) return 'light';
  return theme === 'light' ? 'dark' : undefined;
}

function chooseTheme(theme: Theme | undefined): void {
  showTheme(theme);
  // Without storage the theme lasts until the next load.
  if (theme === undefined) browserStorage.remove(THEME_KEY);
  else browserStorage.write(THEME_KEY, theme);
}

function followStoredTheme(): void {
  const stored = browserStorage.read(THEME_KEY);
  showTheme(stored === 'light' || stored === 'dark' ? stored : undefined);
}

function showTheme(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // The color of the browser's toolbar, which would otherwise follow the device.
  for (const color of document.querySelectorAll<HTMLElement>('[data-bar]')) {
    const { bar } = color.dataset;
    const chosen = bar === theme ? 'all' : 'not all';
    color.setAttribute('media', theme === undefined ? `(prefers-color-scheme: ${bar})` : chosen);
  }
}
