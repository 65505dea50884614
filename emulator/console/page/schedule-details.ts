import { call, type Schedule, type ScheduleRun } from './api';
import { detailsHead } from './details';
import { element, say, timeOf } from './dom';
import { actionButton } from './forms';

/** Returns when a schedule runs and how it went, with a button that runs it. `load` shows it again. */
export function scheduleDetails(schedule: Schedule, load: () => Promise<void>): HTMLElement[] {
  const { id, name, function: label, kind, expression, timeZone, lastRun } = schedule;
  const run = async (): Promise<void> => {
    say(`Running ${label}…`);
    const { result } = await call<ScheduleRun>('POST', 'schedule/run', { id });
    await load();
    say(`The run of ${label} ${result === 'refused' ? 'was refused' : result}.`);
  };
  return [
    detailsHead({ href: '#schedules', text: 'All schedules' }, label, `The ${kind} ${name}`),
    element(
      'section',
      { class: 'field part', 'aria-label': 'Times' },
      element('h3', {}, 'Times'),
      element(
        'table',
        { class: 'pairs' },
        element(
          'tbody',
          {},
          pair('Expression', element('code', {}, expression)),
          pair('Time zone', timeZone),
          pair('Next due', ...nextOf(schedule)),
          pair('Last run', ...(lastRun ? runOf(lastRun) : ['None yet'])),
        ),
      ),
    ),
    actionButton('Run now', run, 'main'),
    element('p', { class: 'texts' }, element('a', { href: '#logs' }, 'Function logs')),
  ];
}

function pair(name: string, ...value: readonly (Node | string)[]): HTMLElement {
  return element('tr', {}, element('th', { scope: 'row' }, name), element('td', {}, ...value));
}

function nextOf({ next, isEnabled }: Schedule): (Node | string)[] {
  if (!isEnabled) return ['Never, because it is disabled'];
  return next === undefined ? ['Never again'] : [timeOf(next)];
}

function runOf({ at, byHand, result, reason }: ScheduleRun): (Node | string)[] {
  return [
    timeOf(at),
    `, ${result}${byHand ? ', run by hand' : ''}`,
    ...(reason === undefined ? [] : [element('p', { class: 'error' }, reason)]),
  ];
}
