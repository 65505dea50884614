import { publicPages } from '@/content/public-pages';
import { ButtonLink } from '@/components/button';
import { Page } from '@/components/page';
import { DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';
import { useSession } from '@/session/session';
import { paths } from '@/paths';
import styles from './mission.module.css';

/** The mission statement and a link to sign up (spec §2.4), or to the tasks for a member. */
export function Mission() {
  const session = useSession();
  const { title } = publicPages[paths.landing];
  return (
    <Page
      title={title}
      width="wide"
      heading={
        <span className={styles.heading}>
          Small habits. <em>A greener life.</em>
        </span>
      }
      lede={`${DAILY_COUNT_WORD_CAPITALIZED} small tasks a day that are good for the planet and easy on your wallet. See what grows.`}
      aside={<Statement isMember={session.status === 'authenticated'} />}
    />
  );
}

function Statement({ isMember }: { isMember: boolean }) {
  return (
    <section className={styles.mission} aria-labelledby="mission">
      <h2 id="mission" className={styles.title}>
        Our Mission Statement
      </h2>
      <p className={styles.statement}>
        Living sustainably shouldn’t mean starting over. It takes small things, done often, by many
        of us. We give you the next small thing, tell you honestly what it changes, and keep count
        so you can see how far you’ve come. Free, for everyone.
      </p>
      {isMember ? (
        <ButtonLink to={paths.userLanding}>Go to your tasks</ButtonLink>
      ) : (
        <ButtonLink to={paths.newAccount}>Create an Account</ButtonLink>
      )}
    </section>
  );
}
