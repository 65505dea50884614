import ICAL from 'ical.js';

/** New York as a calendar knows it: its clocks go forward on March 8, 2026 and back on November 1. */
export const newYork = zone(
  'America/New_York',
  ['-0500', '-0400', '20070311T020000', 'BYMONTH=3;BYDAY=2SU'],
  ['-0400', '-0500', '20071104T020000', 'BYMONTH=11;BYDAY=1SU'],
);

/** Sydney as a calendar knows it: its clocks go back on April 5, 2026 and forward on October 4. */
export const sydney = zone(
  'Australia/Sydney',
  ['+1000', '+1100', '20081005T020000', 'BYMONTH=10;BYDAY=1SU'],
  ['+1100', '+1000', '20080406T030000', 'BYMONTH=4;BYDAY=1SU'],
);

/** An offset before and after a change, when it was first made, and when it is each year. */
type Change = readonly [from: string, to: string, first: string, rule: string];

function zone(id: string, forward: Change, back: Change): ICAL.Timezone {
  const part = (name: string, [from, to, first, rule]: Change) => [
    `BEGIN:${name}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `DTSTART:${first}`,
    `RRULE:FREQ=YEARLY;${rule}`,
    `END:${name}`,
  ];
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${id}`,
    ...part('DAYLIGHT', forward),
    ...part('STANDARD', back),
    'END:VTIMEZONE',
  ];
  return new ICAL.Timezone(new ICAL.Component(ICAL.parse(lines.join('\r\n'))));
}
