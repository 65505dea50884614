import { javaPattern } from './java-pattern';
import { toText, type Value } from './value';

type StringMethod = (text: string, ...args: Value[]) => Value;

const number = (value: Value | undefined) => (typeof value === 'number' ? value : Number(value));
const text = (value: Value | undefined) => toText(value ?? null);

/** The supported methods of java.lang.String. */
export const stringMethods: Record<string, StringMethod> = {
  charAt: (self, at) => self.charAt(number(at)),
  concat: (self, other) => self + text(other),
  contains: (self, part) => self.includes(text(part)),
  endsWith: (self, part) => self.endsWith(text(part)),
  equals: (self, other) => self === other,
  equalsIgnoreCase: (self, other) => self.toLowerCase() === text(other).toLowerCase(),
  indexOf: (self, part) => self.indexOf(text(part)),
  isEmpty: (self) => self === '',
  lastIndexOf: (self, part) => self.lastIndexOf(text(part)),
  length: (self) => self.length,
  matches: (self, pattern) => javaPattern(text(pattern), { whole: true }).test(self),
  replace: (self, from, to) => self.replaceAll(text(from), () => text(to)),
  replaceAll: (self, pattern, to) =>
    self.replace(javaPattern(text(pattern), { all: true }), text(to)),
  replaceFirst: (self, pattern, to) => self.replace(javaPattern(text(pattern)), text(to)),
  split: (self, pattern) => splitLikeJava(self, text(pattern)),
  startsWith: (self, part) => self.startsWith(text(part)),
  substring: (self, from, to) =>
    self.substring(number(from), to === undefined ? undefined : number(to)),
  toLowerCase: (self) => self.toLowerCase(),
  toString: (self: string) => self,
  toUpperCase: (self) => self.toUpperCase(),
  trim: (self) => self.trim(),
};

/** Java drops trailing empty strings. */
function splitLikeJava(self: string, pattern: string): string[] {
  const parts = self.split(javaPattern(pattern));
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  return parts;
}
