import { Link } from 'react-router-dom';
import { copyrightLine } from '@/brand';
import { Row } from '@/components/layout';
import { useSession } from '@/session/session';
import { paths } from '@/paths';
import styles from './footer.module.css';

/** The footer of every page: the copyright line (spec §2.4) and links that no header has. */
export function Footer() {
  const session = useSession();
  return (
    <footer className={styles.footer}>
      <Row gap={2} align="center" isSpread className={styles.row}>
        <p>{copyrightLine}</p>
        <nav aria-label="More">
          <Row as="ul" gap={1} className={styles.row}>
            {session.status === 'authenticated' && (
              <li>
                <Link to={paths.benefits}>Benefits</Link>
              </li>
            )}
            <li>
              <Link to={paths.eula}>License agreement</Link>
            </li>
          </Row>
        </nav>
      </Row>
    </footer>
  );
}
