import { PICTURE_FOLDER } from '@/definition';
import { stepsProblem } from '@/domain/steps';
import { linksTo, openableLink } from '@/domain/web-link';
import { amountProblem, sourceProblem } from './check-estimate';
import { choicesOf, type Field, type FieldKind, MAX_LENGTH } from './field';
import { lengthProblem } from './problem';
import { numberText } from '@/domain/number-text';

/** Returns the problem of a field's nonempty text; undefined if it can be stored (spec §5, D21). */
export function fieldProblem(field: Field, text: string, host: string): string | undefined {
  return formProblem(field, text, host) ?? excessProblem(field, text);
}

function formProblem(field: Field, text: string, host: string): string | undefined {
  const { kind, measure, most = Infinity } = field;
  switch (kind) {
    case 'amount':
      return measure && amountProblem(text, measure);
    case 'source':
      return sourceProblem(text);
    case 'number':
      return /^[0-9]+$/.test(text) ? undefined : notUpTo(most);
    case 'choice':
    case 'state':
      return Object.hasOwn(choicesOf(field), text) ? undefined : notAChoice(field);
    case 'link':
      return linkProblem(text, host);
    case 'picture':
      return isPicturePath(text) ? undefined : notAPicture;
    default:
      return undefined;
  }
}

/** Returns a problem that more typing can't solve: a number above its limit, or a text that is too long. */
export function excessProblem({ kind, most }: Field, text: string): string | undefined {
  if (kind === 'number')
    return most !== undefined && Number(text) > most ? notUpTo(most) : undefined;
  if (kind === 'steps') return stepsProblem(text);
  return isLimitedText(kind) ? lengthProblem(text, MAX_LENGTH[kind]) : undefined;
}

function isLimitedText(kind: FieldKind): kind is keyof typeof MAX_LENGTH {
  return Object.hasOwn(MAX_LENGTH, kind);
}

/** Whether a text has the form of a picture path. File names may have spaces. */
function isPicturePath(text: string): boolean {
  return text.startsWith(PICTURE_FOLDER) && /^[^\n]+$/.test(text.slice(PICTURE_FOLDER.length));
}

function linkProblem(text: string, host: string): string | undefined {
  if (openableLink(text) === undefined) return notALink;
  return linksTo(host, text) ? `The URL should not include ${host}` : undefined;
}

function notUpTo(most: number): string {
  return `Use a whole number from 0 to ${numberText(most)}`;
}

const notAPicture = `A picture path must start with ${PICTURE_FOLDER}`;
function notAChoice(field: Field): string {
  const oneOf = Object.keys(choicesOf(field))
    .join(', ')
    .replace(/, (\w+)$/, ' or $1');
  const otherwise = (field.requiredBy ?? []).length === 0 ? ', or leave it empty' : '';
  return `Use ${oneOf}${otherwise}`;
}

const notALink = 'Use a web address, such as https://example.org/page';
