import { call, type Schedule } from './api';
import { hint } from './details';
import { element, replaceKeepingFocus } from './dom';
import { keepLoading } from './keep-loading';
import { layoutIn, renderItems } from './layout';
import { scheduleDetails } from './schedule-details';

/** Kept while other sections are shown. */
let schedules: Schedule[] = [];

/** Shows the functions that run at times, and one of them with when it runs and how it went. */
export function showSchedules(main: HTMLElement, [detail = '']: readonly string[]): () => void {
  const { list, empty, details } = layoutIn(main, {
    title: 'Schedules',
    one: 'Schedule',
    isChosen: detail !== '',
  });
  let shown = '';
  const render = (): void => {
    empty.hidden = schedules.length > 0;
    empty.textContent = 'The definition has no schedules.';
    renderItems(list, schedules, {
      keyOf: (schedule) => JSON.stringify(schedule),
      itemOf,
      isChosen: ({ id }) => id === detail,
    });
    const chosen = schedules.find(({ id }) => id === detail);
    const state = JSON.stringify(chosen ?? schedules.length);
    if (state === shown) return;
    shown = state;
    if (chosen) replaceKeepingFocus(details, ...scheduleDetails(chosen, load));
    else details.replaceChildren(hint(hintFor(detail)));
  };
  const load = async (): Promise<void> => {
    schedules = await call<Schedule[]>('GET', 'schedules');
    render();
  };
  render();
  return keepLoading(load, () => {});
}

function hintFor(detail: string): string {
  if (schedules.length === 0) return 'Functions with a schedule appear here.';
  return detail === '' ? 'Choose a schedule to run it.' : 'This schedule no longer exists.';
}

function itemOf({ id, name, function: label, expression, isEnabled, lastRun }: Schedule) {
  const state = isEnabled ? lastRun?.result : 'disabled';
  return element(
    'a',
    { href: `#schedules/${encodeURIComponent(id)}` },
    element('strong', {}, label),
    state !== undefined && element('span', { class: `badge ${badgeOf(state)}` }, state),
    element('span', { class: 'about' }, `${expression}, ${name}`),
  );
}

function badgeOf(state: string): string {
  return state === 'succeeded' ? 'allowed' : state;
}
