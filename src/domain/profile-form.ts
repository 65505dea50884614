import { MAX_SCREEN_NAME_LENGTH, ZIP_DIGITS } from '@/definition';
import { asciiDigits } from './ascii-digits';
import { hasOneMore } from './characters';
import { lengthProblem } from './models/problem';
import { stateProblem } from './states';
import { visibleText } from './visible-text';

/** The text of the profile form's fields. */
export interface ProfileEntry {
  readonly screenname: string;
  readonly state: string;
  readonly zip: string;
}

/** The profile's stored values; an empty field is null (spec §5). */
export interface ProfileDetails {
  readonly screenname: string | null;
  readonly state: string | null;
  readonly zip: number | null;
}

/** The error messages of invalid fields, by field. */
type ProfileProblems = Partial<Record<keyof ProfileEntry, string>>;

export const ZIP_HINT = 'Use a five digit numeric zip code (e.g., 90210)';
const ZIP_MESSAGE = 'Please enter a valid five digit zip code';

/**
 * Returns the ZIP field's content after a change, at most five digits: the last five-digit number of a pasted address
 * or ZIP+4, otherwise the first digits. A digit typed into a full field changes nothing.
 */
export function enteredZip(before: string, after: string): string {
  if (before.length === ZIP_DIGITS && hasOneMore(before, after)) return before;
  const digits = asciiDigits(after);
  const zip = digits.match(/\b[0-9]{5}\b/g)?.at(-1) ?? digits;
  return zip.replace(/[^0-9]/g, '').slice(0, ZIP_DIGITS);
}

/** Formats a stored ZIP as five digits, restoring the leading zeros that an integer loses (D20). */
export function formatZip(zip: number | null): string {
  return zip === null ? '' : String(zip).padStart(ZIP_DIGITS, '0');
}

/** Returns the error message for a ZIP that is neither empty nor five digits (D20). */
export function zipProblem(zip: string): string | undefined {
  const isZip = /^[0-9]+$/.test(zip) && zip.length === ZIP_DIGITS;
  return zip === '' || isZip ? undefined : ZIP_MESSAGE;
}

/** Returns the error message for each invalid field (spec §5, D20). */
export function profileProblems(entry: ProfileEntry): ProfileProblems {
  const screenname = lengthProblem(visibleText(entry.screenname), MAX_SCREEN_NAME_LENGTH);
  const state = stateProblem(entry.state);
  const zip = zipProblem(entry.zip);
  return { ...(screenname && { screenname }), ...(state && { state }), ...(zip && { zip }) };
}

/** Returns the values to store for an entry without problems. */
export function profileDetails({ screenname, state, zip }: ProfileEntry): ProfileDetails {
  return {
    screenname: visibleText(screenname) || null,
    state: state || null,
    zip: zip ? Number(zip) : null,
  };
}

/** Returns the form entry for a stored profile; the reverse of profileDetails. */
export function toProfileEntry({ screenname, state, zip }: ProfileDetails): ProfileEntry {
  return { screenname: screenname ?? '', state: state ?? '', zip: formatZip(zip) };
}
