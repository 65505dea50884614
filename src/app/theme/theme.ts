type Theme = 'light' | 'dark';

/** Also read by the script in index.html, before the first paint. */
const THEME_KEY = 'verdure.theme';

/** Marks the buttons that change the theme; see ThemeSwitch. */
export const THEME_SWITCH = 'data-theme-switch';

/**
 * Makes every theme switch of the page work, including those rendered later. The listener is on the
 * document and needs no React, which public pages do not load for visitors.
 */
export function handleThemeSwitches(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[${THEME_SWITCH}]`) !== null) {
      applyTheme(nextTheme(document.documentElement.dataset.theme));
    }
  });
}

// Undefined is the device's theme.
function nextTheme(theme: string | undefined): Theme | undefined {
  if (theme === undefined) return 'light';
  return theme === 'light' ? 'dark' : undefined;
}

function applyTheme(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === undefined) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the theme lasts until the next load.
  }
}
