import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { product } from '@/brand';
import { Logo } from '@/components/logo';
import type { Path } from '@/paths';
import styles from './header-bar.module.css';

type HeaderBarProps = {
  /** Where the product's sign leads. */
  home: Path;
  children: ReactNode;
};

/** The bar at the top of every page, with the product's sign at its start. */
export function HeaderBar({ home, children }: HeaderBarProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.brand} to={home}>
          <Logo size={32} />
          <span className={styles.name}>{product}</span>
        </Link>
        {children}
      </div>
    </header>
  );
}

/** What stands at the end of the bar. */
export function HeaderActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
