import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ThemeSwitch } from '@/app/theme/theme-switch';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Path } from '@/paths';
import { HeaderActions, HeaderBar } from './header-bar';
import styles from './header-frame.module.css';

export type HeaderLink = { to: Path; text: string };

type HeaderFrameProps = {
  links: readonly HeaderLink[];
  /** Where the product's sign leads. */
  home: Path;
  /** What a narrow screen shows at the end of its menu because the bar has no room for it. */
  menuEnd?: ReactNode;
  children: ReactNode;
};

/**
 * The bar with its links, the theme and what the header is for. On a narrow screen the links are a
 * panel behind a button; the browser's popover opens it, so that it works without any script.
 */
export function HeaderFrame({ links, home, menuEnd, children }: HeaderFrameProps) {
  const panelId = useId();
  const { pathname } = useLocation();
  return (
    <HeaderBar home={home}>
      {/* The key closes the panel on the way to another page. */}
      <nav key={pathname} className={styles.nav} id={panelId} popover="auto" aria-label="Main">
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <Link
                className={styles.link}
                to={link.to}
                aria-current={pathname === link.to ? 'page' : undefined}
              >
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
        {menuEnd !== undefined && <div className={styles.menuEnd}>{menuEnd}</div>}
      </nav>
      <HeaderActions>
        <ThemeSwitch />
        {children}
        <IconButton className={styles.menu} popoverTarget={panelId}>
          <Icon name="menu" size={24} />
          <VisuallyHidden>Menu</VisuallyHidden>
        </IconButton>
      </HeaderActions>
    </HeaderBar>
  );
}
