import { Buffer } from 'node:buffer';
import type { AttributeValue, Row } from './attribute-value';

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
const containerBytes = 3;
const elementBytes = 1;

/** Returns how many bytes DynamoDB charges for an item: its attributes' names and values. */
export function itemSize(row: Row): number {
  return sum(Object.entries(row), ([name, value]) => textSize(name) + valueSize(value));
}

/** Returns the bytes of an attribute's value, without its name. */
export function valueSize(value: AttributeValue): number {
  if ('S' in value) return textSize(value.S);
  if ('N' in value) return numberSize(value.N);
  if ('B' in value) return binarySize(value.B);
  if ('SS' in value) return sum(value.SS, textSize);
  if ('NS' in value) return sum(value.NS, numberSize);
  if ('BS' in value) return sum(value.BS, binarySize);
  if ('L' in value) return containerBytes + sum(value.L, (item) => elementBytes + valueSize(item));
  if ('M' in value) {
    return containerBytes + elementBytes * Object.keys(value.M).length + itemSize(value.M);
  }
  return 1; // A null or a Boolean.
}

const textSize = (text: string): number => Buffer.byteLength(text, 'utf8');
const binarySize = (base64: string): number => Buffer.byteLength(base64, 'base64');

/** One byte for every two significant digits, plus one; zeros at either end don't count. */
function numberSize(number: string): number {
  const [mantissa = ''] = number.toLowerCase().split('e');
  const digits = mantissa.replaceAll(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '');
  return Math.ceil(digits.length / 2) + 1;
}

function sum<T>(items: readonly T[], sizeOf: (item: T) => number): number {
  return items.reduce((total, item) => total + sizeOf(item), 0);
}
