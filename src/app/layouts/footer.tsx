import { Link } from 'react-router-dom';
import { copyrightLine } from '@/brand';
import { useSession } from '@/session/session';
import { paths } from '@/paths';
import styles from './footer.module.css';

/** The footer of every page: the copyright line (spec §2.4) and links that no header has. */
export function Footer() {
  const session = useSession();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p>{copyrightLine}</p>
        <nav aria-label="More">
          <ul className={styles.links}>
            {session.status === 'authenticated' && (
              <li>
                <Link to={paths.benefits}>Benefits</Link>
              </li>
            )}
            <li>
              <Link to={paths.eula}>License agreement</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
