import { hasOneMore } from './characters';

/** The US states, the federal district and the territories, by postal code (D20). */
export const stateNames: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UM: 'U.S. Minor Outlying Islands',
  VI: 'U.S. Virgin Islands',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const STATE_MESSAGE = 'Please enter a valid two-letter state code';
const CODE_LENGTH = 2;
/** The most typed letters that arrive at once. */
const MOST_TYPED = 4;

/** Returns the error message for a state that is neither empty nor a US state or territory (D20). */
export function stateProblem(state: string): string | undefined {
  return state === '' || Object.hasOwn(stateNames, state) ? undefined : STATE_MESSAGE;
}

/** Returns a code with the state's name, such as 'CA: California'; undefined if no state has it. */
export function stateLabel(code: string): string | undefined {
  return Object.hasOwn(stateNames, code) ? `${code}: ${stateNames[code]}` : undefined;
}

/**
 * Returns the state field's content after a change: at most two upper case letters (spec §5). A state's name or address,
 * pasted or autofilled, becomes its code. A letter typed into a full field changes nothing.
 */
export function enteredState(before: string, after: string): string {
  const isFull = before.length === CODE_LENGTH;
  if (isFull && hasOneMore(before, after)) return before;
  const inserted = insertions(before, after);
  // On a phone, several typed letters can arrive at once.
  const arrived = inserted.filter((text) => !isFull || text.length > CODE_LENGTH);
  const code = arrived
    .flatMap(partsOf)
    .map(stateCodeOf)
    .find((known) => known !== undefined);
  // Two letters of another place could be the code of some state.
  const isElsewhere = inserted.every((text) => upperCaseLetters(text).length > MOST_TYPED);
  return code ?? upperCaseLetters(after).slice(0, isElsewhere ? 1 : CODE_LENGTH);
}

/**
 * Returns the texts that turn `before` into `after` by being inserted, or by replacing a part: the whole text first.
 */
function insertions(before: string, after: string): string[] {
  const places = Array.from({ length: before.length + 1 }, (_, at) => at);
  return places.flatMap((start) =>
    places.flatMap((rest) => {
      const [left, right] = [before.slice(0, start), before.slice(before.length - rest)];
      const isPossible = start + rest <= before.length;
      return isPossible && after.startsWith(left) && after.endsWith(right)
        ? [after.slice(start, after.length - rest)]
        : [];
    }),
  );
}

/** Returns the parts of an address that can be its state: its end, without and with a country, or else all of it. */
function partsOf(text: string): string[] {
  const parts = text.split(',');
  return [parts.slice(-1), parts.slice(-2), parts].map((some) => some.join(' '));
}

let codes: ReadonlyMap<string, string> | undefined;

/** Returns the code of a state's full name or abbreviation; undefined if there is none. */
function stateCodeOf(text: string): string | undefined {
  codes ??= new Map(
    Object.entries(stateNames).flatMap(([code, name]) =>
      spellingsOf(code, name).map((spelling) => [upperCaseLetters(spelling), code] as const),
    ),
  );
  const letters = upperCaseLetters(text);
  return (text.trimEnd().endsWith('.') && ABBREVIATIONS[letters]) || codes.get(letters);
}

/** Abbreviations that begin with another state's code. Without a period, they may be letters typed at once. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ARIZ: 'AZ',
  CONN: 'CT',
  MINN: 'MN',
  MISS: 'MS',
  MONT: 'MT',
  NEV: 'NV',
};

const COUNTRIES = ['US', 'USA', 'United States', 'United States of America'];

function spellingsOf(code: string, name: string): string[] {
  return [
    code,
    name,
    `${code} ${name}`,
    `US ${code}`,
    `${name} ${code}`,
    `${name} State`,
    ...['State', 'Commonwealth', 'Territory'].map((kind) => `${kind} of ${name}`),
    ...COUNTRIES.flatMap((country) => [`${code} ${country}`, `${name} ${country}`]),
    name.replace(/^(N|S|W)\w+ /, '$1 '),
    name.replace(/^U\.S\. /, ''),
    name.replace(/^U\.S\. /, 'United States '),
    ...(code === 'NY' ? ['New York City'] : []),
    ...(code === 'DC' ? ['Washington DC', 'Washington District of Columbia'] : []),
  ];
}

// The okina and similar marks don't count as letters here.
const NO_LETTER = /\P{L}|\p{Lm}|\p{Default_Ignorable_Code_Point}/gu;

/** Returns the letters of a text in upper case, without accents. */
function upperCaseLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(NO_LETTER, '').toUpperCase();
}
