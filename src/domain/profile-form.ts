import { LONGEST_SCREEN_NAME, ZIP_DIGITS } from './generated/limits';
import { lengthProblem } from './models/validate';
import { stateNames } from './states';

/** What the user has typed into the profile's fields. */
export interface ProfileEntry {
  readonly screenname: string;
  readonly state: string;
  readonly zip: string;
}

/** What a profile keeps of it; an empty field is null (spec §5). */
export interface ProfileDetails {
  readonly screenname: string | null;
  readonly state: string | null;
  readonly zip: number | null;
}

/** The fields at fault, each with the text to show under it. */
export type ProfileProblems = Partial<Record<keyof ProfileEntry, string>>;

export type CheckedProfile =
  | { readonly ok: true; readonly details: ProfileDetails }
  | { readonly ok: false; readonly problems: ProfileProblems };

export const ZIP_HINT = 'Use a five digit numeric zip code (e.g., 90210)';
const ZIP_MESSAGE = 'Please enter a valid five digit zip code';
const STATE_MESSAGE = 'Please enter a valid two-letter state code';

/** Whatever is typed or pasted as a state: its letters, upper case, two at most (spec §5). */
export function sanitizeState(text: string): string {
  return text
    .replace(/[^a-z]/gi, '')
    .slice(0, 2)
    .toUpperCase();
}

/** The text that the ZIP's field keeps of what is typed or pasted: five digits. ZIP+4 keeps its ZIP. */
export function sanitizeZip(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, ZIP_DIGITS);
}

/** A stored ZIP as five digits: the schema's integer has lost leading zeros (D20). */
export function formatZip(zip: number | null): string {
  return zip === null ? '' : String(zip).padStart(ZIP_DIGITS, '0');
}

/** The error text for a state as typed, if it has one: a US state or territory, or nothing (D20). */
export function stateProblem(state: string): string | undefined {
  return state === '' || Object.hasOwn(stateNames, state) ? undefined : STATE_MESSAGE;
}

/** The error text for a ZIP as typed, if it has one: five digits, or nothing (D20). */
export function zipProblem(zip: string): string | undefined {
  const isZip = /^[0-9]+$/.test(zip) && zip.length === ZIP_DIGITS;
  return zip === '' || isZip ? undefined : ZIP_MESSAGE;
}

/** The fields at fault, each with its error text (spec §5, D20). */
export function profileProblems(entry: ProfileEntry): ProfileProblems {
  const screenname = lengthProblem(entry.screenname.trim(), LONGEST_SCREEN_NAME)?.inForm;
  const state = stateProblem(entry.state);
  const zip = zipProblem(entry.zip);
  return { ...(screenname && { screenname }), ...(state && { state }), ...(zip && { zip }) };
}

/** The values to store for an entry, or the fields at fault. */
export function checkProfile(entry: ProfileEntry): CheckedProfile {
  const screenname = entry.screenname.trim();
  const problems = profileProblems(entry);
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const details = {
    screenname: screenname || null,
    state: entry.state || null,
    zip: entry.zip ? Number(entry.zip) : null,
  };
  return { ok: true, details };
}

/** The entry to begin with for a stored profile: the reverse of checkProfile. */
export function entryOf({ screenname, state, zip }: ProfileDetails): ProfileEntry {
  return { screenname: screenname ?? '', state: state ?? '', zip: formatZip(zip) };
}
