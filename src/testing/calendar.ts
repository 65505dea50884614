import ICAL from 'ical.js';

/** Reads a file's only event as calendars do, with Mozilla's parser. */
export function eventIn(file: string): ICAL.Event {
  const [event, ...others] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('Not one event');
  return new ICAL.Event(event);
}
