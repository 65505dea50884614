type Theme = 'light' | 'dark';

/** Also read by the script in index.html, before anything is painted. */
export const THEME_KEY = 'verdure.theme';

/** Marks the buttons that change the theme; see ThemeSwitch. */
export const THEME_SWITCH = 'data-theme-switch';

/**
 * Makes every theme switch of the page work, now and later. It listens on the document and not on
 * the buttons, so that public pages, which run no React for visitors, have the same switch as all others.
 */
export function followThemeSwitches(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${THEME_SWITCH}]`) !== null) {
      showTheme(themeAfter(document.documentElement.dataset.theme));
    }
  });
}

// No theme of one's own means the device's.
function themeAfter(theme: string | undefined): Theme | undefined {
  if (theme === undefined) return 'light';
  return theme === 'light' ? 'dark' : undefined;
}

/** Shows a theme at once and keeps the choice where the browser lets us. */
function showTheme(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === undefined) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the theme until the next load.
  }
}
