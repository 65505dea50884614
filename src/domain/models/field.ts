/** How a field is filled in, and what it holds. */
export type FieldKind = 'line' | 'text' | 'whole' | 'difficulty' | 'link' | 'picture';

/** One field of a form that admins fill in. */
export interface FieldRule {
  readonly label: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  readonly hint?: string;
}

/** The fields of a form by the names of the row's fields, in their order. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** The most characters of a line, a text and a link. A text of a row has to fit its card. */
export const MOST_CHARACTERS = { line: 120, text: 2000, link: 2000 } as const;

/** The largest number of each field: any further and an expiration would leave the calendar. */
export const MOST_DIGITS = 5;

const name: FieldRule = { label: 'Name', kind: 'line', required: true };
const description: FieldRule = { label: 'Description', kind: 'text', required: true };
const difficulty: FieldRule = { label: 'Difficulty', kind: 'difficulty', required: true };
const score: FieldRule = { label: 'Score', kind: 'whole', required: true, hint: 'Points' };
const duration: FieldRule = {
  label: 'Duration',
  kind: 'whole',
  required: true,
  hint: 'Days that the points count',
};
const imagename: FieldRule = {
  label: 'Picture',
  kind: 'picture',
  required: false,
  hint: 'Its path under task-pictures/',
};

/** Spec §5 'Task builder': everything but the picture. */
export const newTaskRules: FieldRules = {
  name,
  difficulty,
  score,
  duration,
  description,
  earthimpact: { label: 'Earth Impact', kind: 'text', required: true },
  moneyimpact: { label: 'Financial Impact', kind: 'text', required: true },
  imagename,
};

/** Spec §5 'Task editor': name, description, difficulty and a numeric score. */
export const editedTaskRules: FieldRules = {
  ...newTaskRules,
  duration: { ...duration, required: false },
  earthimpact: { label: 'Earth Impact', kind: 'text', required: false },
  moneyimpact: { label: 'Financial Impact', kind: 'text', required: false },
};

/** Spec §5 'Library builder': name, description, numeric score and duration. */
export const linkRules: FieldRules = {
  name,
  weblink: {
    label: 'URL',
    kind: 'link',
    required: false,
    hint: 'The page that ‘Go To Site’ opens',
  },
  difficulty: { ...difficulty, required: false },
  score,
  duration,
  description,
  imagename,
};
