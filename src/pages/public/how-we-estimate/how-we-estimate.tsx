import { contactAddress } from '@/brand';
import { Assumption } from '@/components/assumption';
import { ButtonLink } from '@/components/button';
import { Page } from '@/components/page';
import { estimateMethod, estimatesReviewed, type TaskEstimates } from '@/content/estimates';
import { estimates } from '@/content/generated/estimates';
import { publicPages } from '@/content/public-pages';
import { amountText } from '@/domain/impact/amount-text';
import { thousandthsOf } from '@/domain/impact/impact';
import { paths } from '@/paths';
import { dateInWords } from '@/components/date-in-words';
import styles from './how-we-estimate.module.css';

const estimated = estimates.filter(({ figures }) => figures.length > 0);
const others = estimates.filter(({ figures }) => figures.length === 0);

/** /howweestimate: the method, and every task's figures with their assumptions and sources (D26). */
export function HowWeEstimatePage() {
  return (
    <Page
      title={publicPages[paths.howWeEstimate].title}
      lede="What a task saves is an estimate. Here is every figure we use, what it assumes, and where it comes from."
    >
      <div className={styles.parts}>
        <dl className={styles.method}>
          {estimateMethod.map(({ title, text }) => (
            <div key={title} className={styles.passage}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <section className={styles.section} aria-labelledby="correct">
          <h2 id="correct">Is a figure wrong?</h2>
          <p>
            Write to <a href={mailAddress}>{contactAddress}</a>, with a source if you have one. A
            corrected figure also corrects what members have saved so far. Last reviewed:{' '}
            <time dateTime={estimatesReviewed}>{dateInWords(estimatesReviewed)}</time>.
          </p>
        </section>
        <section className={styles.section} aria-labelledby="figures">
          <h2 id="figures">Every figure</h2>
          <p>
            {estimated.length} of {estimates.length} tasks have figures, each for one completion.
          </p>
          <table className={styles.table} aria-labelledby="figures">
            <thead>
              <tr>
                <th scope="col">Saves about</th>
                <th scope="col">Assumption and source</th>
              </tr>
            </thead>
            {estimated.map((task) => (
              <TaskFigures key={task.name} {...task} />
            ))}
          </table>
        </section>
        {others.length > 0 && (
          <section className={styles.section} aria-labelledby="not-estimated">
            <h2 id="not-estimated">Not estimated</h2>
            <p>For these tasks we found no figure in a public source that we would stand by.</p>
            <ul className={styles.others}>
              {others.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        )}
        <p>
          <ButtonLink to={paths.impact} variant="secondary">
            See what small things add up to
          </ButtonLink>
        </p>
      </div>
    </Page>
  );
}

const mailAddress = `mailto:${contactAddress}?subject=${encodeURIComponent('An estimate on your site')}`;

function TaskFigures({ name, days, figures }: TaskEstimates) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className={styles.task}>
          {name}{' '}
          <span className={styles.days}>{days === 1 ? 'for a day' : `for ${days} days`}</span>
        </th>
      </tr>
      {figures.map(({ measure, amount, assumption, source }) => (
        <tr key={measure}>
          <td className={styles.amount}>{amountText(measure, thousandthsOf(amount))}</td>
          <td className={styles.assumption}>
            <Assumption assumption={assumption} source={source} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
