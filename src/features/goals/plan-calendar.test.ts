import { describe, expect, it } from 'vitest';
import { isTimed, type PlanDraft, planIn, withPlan } from '@/domain/goal-state';
import { taskOf } from '@/domain/testing/rows';
import { setZone } from '@/domain/testing/zones';
import { planCalendar } from './plan-calendar';
import { eventIn } from '@/testing/calendar';

const task = taskOf('seal', 'Medium', { name: 'Seal drafty doors' });
const id = '4f6a0c2e-1b7d-4c1e-9a51-2f6f0d4b9c11#goal#seal';
const link = 'https://verdure.example/userlanding#task-seal';

const noon = Date.UTC(2026, 1, 27, 12);

/** The file of a plan for the task. */
function fileOf(draft: PlanDraft, made = noon): string {
  return planCalendar(eventFor(draft, made));
}

function eventFor(draft: PlanDraft, made = noon) {
  const now = new Date(made);
  const plan = planIn(withPlan(null, draft, made));
  if (!plan || !isTimed(plan)) throw new Error('no time');
  return { selection: { id, task }, plan, link, now };
}

const saturday = { on: '2026-03-07', time: '09:00', cue: 'after breakfast', where: 'in the hall' };

describe('the calendar file of a plan', () => {
  it('has one event at the plan’s time, with its sentence, place, alarm and a link', () => {
    const event = eventIn(fileOf(saturday));
    expect(event.startDate.toString()).toBe('2026-03-07T09:00:00');
    // Nine o'clock local time, in any time zone.
    expect(event.startDate.zone.tzid).toBe('floating');
    expect(event.duration.toString()).toBe('PT30M');
    expect(event.summary).toBe('After breakfast, in the hall, I’ll seal drafty doors.');
    expect(event.location).toBe('in the hall');
    expect(event.description).toContain(link);
    expect(event.component.getFirstPropertyValue('url')).toBe(link);
    expect(event.isRecurring()).toBe(false);
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S');
  });

  it('is the same file in every time zone, even where a clock change skips the hour', () => {
    const draft = { on: '2026-03-08', time: '02:30' };
    const files = ['America/New_York', 'Australia/Sydney', 'Pacific/Kiritimati'].map((zone) => {
      setZone(zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      return fileOf(draft);
    });
    expect(new Set(files).size).toBe(1);
    expect(eventIn(files[0] ?? '').startDate.toString()).toBe('2026-03-08T02:30:00');
  });

  it('replaces the event of an earlier plan, with the same ID and a higher sequence number', () => {
    const earlier = eventIn(fileOf(saturday));
    const later = eventIn(fileOf({ on: '2026-03-14', time: '10:30' }, noon + 1000));
    expect(later.uid).toBe(earlier.uid);
    expect(later.sequence).toBeGreaterThan(earlier.sequence);
    expect(later.startDate.toString()).toBe('2026-03-14T10:30:00');
  });

  it('cancels the event with the same ID, a higher sequence number and no alarm', () => {
    const event = eventIn(fileOf(saturday));
    const file = planCalendar({ ...eventFor(saturday), isCanceled: true });
    const canceled = eventIn(file);
    expect(file).toContain('METHOD:CANCEL\r\n');
    expect(canceled.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(canceled.uid).toBe(event.uid);
    expect(canceled.sequence).toBeGreaterThan(event.sequence);
    expect(canceled.startDate.toString()).toBe(event.startDate.toString());
    expect(canceled.component.getFirstSubcomponent('valarm')).toBeNull();
    expect(fileOf(saturday)).not.toMatch(/METHOD|STATUS/);
  });

  it('is well-formed: lines end with CRLF and have at most 75 bytes', () => {
    const file = fileOf({ ...saturday, where: 'Größe; "a, b"\\ '.repeat(10) });
    // Outlook ignores what follows an alarm.
    expect(file.endsWith('END:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    for (const line of file.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(eventIn(file).location).toBe('Größe; "a, b"\\ '.repeat(10));
  });
});
