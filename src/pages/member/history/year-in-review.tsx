import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { Tiles } from '@/components/tiles';
import type { Home } from '@/data/home';
import { awayDays } from '@/domain/away';
import { type CalendarDay, calendarDayOf, calendarDayText } from '@/domain/calendar-day';
import { firstWeekdayOf } from '@/domain/first-weekday';
import type { HistoryRow } from '@/domain/history';
import { activeDays } from '@/domain/actions/shown';
import { datedSavings, savedIn } from '@/domain/impact/periods';
import { numberText, pluralize } from '@/domain/number-text';
import { pointsOf } from '@/domain/score';
import {
  bestStreak,
  currentStreak,
  FORGIVEN_TEXT,
  isForgivenToday,
  noStreakText,
  type Streak,
} from '@/domain/streak';
import { CALENDAR_WEEKS, yearCalendar } from '@/domain/year-calendar';
import { YearCalendar } from './year-calendar';
import styles from './year-in-review.module.css';
import { Text } from '@/components/text';
import { useUnits } from '@/components/use-units';
import { amountTexts, CO2E_TEXT } from '@/domain/impact/amount-text';
import { amountOf, type Impact } from '@/domain/impact/impact';
import { paths } from '@/paths';

interface YearInReviewProps {
  readonly rows: readonly HistoryRow[];
  readonly now: number;
  readonly home: Home;
}

/** The current streak and a year's calendar, expired completions included. */
export function YearInReview({ rows, now, home }: YearInReviewProps) {
  const today = calendarDayOf(now);
  const { member } = home;
  const weeks = yearCalendar(rows, member.record, now, firstWeekdayOf(navigator.language));
  const done = activeDays(member, now, rows);
  const away = awayDays(home.settings.away);
  const streak = currentStreak(done, today, away);
  const note = streakNote(streak, bestStreak(done, away), today);
  // Counts the same completions as the calendar.
  const from = weeks.at(-1)?.[0]?.day ?? today;
  // Only these weeks were read, so a streak that fills them may be longer.
  const isCut = weeks.length === CALENDAR_WEEKS && streak.end < from;
  const completions = weeks.flat().flatMap(({ rows = [] }) => rows);
  const saved = savedIn(datedSavings(rows, now), { from, to: today });
  return (
    <Section id="your-year" heading="Your year">
      <Tiles as="dl" isLarge>
        <div>
          <dt>Current streak</dt>
          {streak.days > 0 && (
            <dd>
              <strong>{`${streak.days}${isCut ? '+' : ''}`}</strong>{' '}
              <span>{streak.days === 1 ? 'day' : 'days'}</span>
            </dd>
          )}
          {streak.days > 0 ? (
            <Text as="dd" size="s" tone="soft">
              {note}
            </Text>
          ) : (
            <dd className={styles.lost}>{note}</dd>
          )}
        </div>
        <div>
          <dt>Past year</dt>
          <dd>
            <strong>{numberText(completions.length)}</strong> completed
          </dd>
          <Text as="dd" size="s" tone="soft">
            {`${pluralize(pointsOf(completions), 'point')} in total`}
          </Text>
        </div>
        <SavedInTotal impact={saved} />
      </Tiles>
      <YearCalendar weeks={weeks} away={away} />
    </Section>
  );
}

function streakNote(streak: Streak, best: number, today: CalendarDay): string {
  const { days, forgiven } = streak;
  if (days === 0) return noStreakText(best === 0 ? undefined : pluralize(best, 'day'));
  if (isForgivenToday(streak, today)) return FORGIVEN_TEXT;
  if (forgiven !== undefined) {
    return `${calendarDayText(forgiven, { day: 'numeric', month: 'short' })} was missed, but one day is forgiven.`;
  }
  return best > days ? `Best: ${pluralize(best, 'day')}.` : 'Your best so far.';
}

/** The savings of the year's completions, including expired ones, as one of the year's figures. */
function SavedInTotal({ impact }: { readonly impact: Impact }) {
  const amounts = amountTexts(impact, useUnits());
  const { estimated, notEstimated } = impact;
  return (
    <div>
      <dt>{amounts.length === 0 ? 'Saved' : 'Saved, about'}</dt>
      {amounts.length === 0 && <dd>Not estimated yet</dd>}
      {amounts.map((amount) => (
        <Text key={amount} as="dd" isTabular className={styles.amount}>
          {amount}
        </Text>
      ))}
      <Text as="dd" size="s" tone="soft">
        <span>{numberText(estimated)}</span> estimated, <span>{numberText(notEstimated)}</span> not
        estimated. <span>{amountOf(impact, 'carbon') > 0 && `${CO2E_TEXT} `}</span>
        <Link to={paths.impact}>See your impact</Link>
      </Text>
    </div>
  );
}
