/**
 * Big integers for the sign-in's proof, based on the browser's own. Amplify's take twenty times as long: on a phone,
 * more than a second between the click and the first request. Has only the methods that Amplify calls.
 */
export const nativeIntegers = `export default class BigInteger {
  constructor(text, radix) {
    this.value = typeof text === 'bigint' ? text : BigInt(radix === 16 ? '0x' + text : text);
  }
  add(other) { return new BigInteger(this.value + other.value); }
  subtract(other) { return new BigInteger(this.value - other.value); }
  multiply(other) { return new BigInteger(this.value * other.value); }
  mod({ value }) { return new BigInteger(((this.value % value) + value) % value); }
  abs() { return new BigInteger(this.value < 0n ? -this.value : this.value); }
  compareTo(other) { return this.value < other.value ? -1 : Number(this.value > other.value); }
  equals(other) { return this.value === other.value; }
  toString(radix) { return this.value.toString(radix); }
  // Four bits of the exponent at a time.
  modPow(exponent, modulus, done) {
    const base = this.mod(modulus).value;
    const powers = [1n];
    while (powers.length < 16) powers.push((powers.at(-1) * base) % modulus.value);
    let result = 1n;
    for (const digit of exponent.value.toString(16)) {
      for (let bit = 0; bit < 4; bit += 1) result = (result * result) % modulus.value;
      result = (result * powers[parseInt(digit, 16)]) % modulus.value;
    }
    done(null, new BigInteger(result));
  }
}
BigInteger.ZERO = new BigInteger(0n);
BigInteger.ONE = new BigInteger(1n);`;
