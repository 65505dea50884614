import { type MouseEvent, useId, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ThemeSwitch } from '@/app/theme/theme-switch';
import { product } from '@/brand';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { Row, Stack } from '@/components/layout';
import { Logo } from '@/components/logo';
import menu from '@/components/menu.module.css';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Path } from '@/paths';
import styles from './header.module.css';

export type HeaderLink = { to: Path; text: string };

type HeaderProps = {
  /** Absent until the applicable links are known. */
  links?: readonly HeaderLink[];
  /** Where the logo leads. */
  home: Path;
  /** Shown at the end of the menu on narrow screens, where the bar has no room for it. */
  menuEnd?: ReactNode;
  /** Controls at the end of the bar. */
  children?: ReactNode;
};

/**
 * The header: the logo, links, the theme switch, and the controls in `children`. On narrow screens the links are in a
 * native popover, which opens without a script.
 */
export function Header({ links, home, menuEnd, children }: HeaderProps) {
  const panelId = useId();
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <Row align="center" isOneLine className={styles.bar}>
        <Link className={styles.brand} to={home}>
          <Logo />
          <span className={styles.name} translate="no">
            {product}
          </span>
        </Link>
        {links && (
          // The new key closes the panel on navigation; `closePanel` closes it for a link to the current page.
          <nav key={pathname} className={styles.nav} id={panelId} popover="auto" aria-label="Main">
            <Stack as="ul" className={styles.links}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link
                    className={classNames(menu.entry, styles.link)}
                    to={link.to}
                    aria-current={pathname === link.to ? 'page' : undefined}
                    onClick={closePanel}
                  >
                    {link.text}
                  </Link>
                </li>
              ))}
            </Stack>
            {menuEnd !== undefined && <div className={styles.menuEnd}>{menuEnd}</div>}
          </nav>
        )}
        <Row gap={1} align="center" isOneLine className={styles.actions}>
          <ThemeSwitch />
          {children}
          {links && (
            <IconButton className={styles.menu} popoverTarget={panelId}>
              <Icon name="menu" size={24} />
              <VisuallyHidden>Menu</VisuallyHidden>
            </IconButton>
          )}
        </Row>
      </Row>
    </header>
  );
}

function closePanel({ currentTarget }: MouseEvent): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
