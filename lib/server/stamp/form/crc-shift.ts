// Arithmetic of CRC-32: what a few bytes do to the checksum of all that follows them, without reading that again.
import 'server-only';

/** The reflected polynomial of gzip's CRC-32. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
/** x^8: one byte further from the end. */
const BYTE = 0x00800000;

/** The product of two polynomials modulo that of CRC-32, bits reflected as the checksum's are. */
export function multiplyShifts(one: number, other: number): number {
  let product = 0;
  let factor = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return product >>> 0;
}

/** What multiplies a checksum when `bytes` more bytes follow. */
export function shiftOf(bytes: number): number {
  let [shift, square] = [ONE, BYTE];
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiplyShifts(shift, square);
    square = multiplyShifts(square, square);
  }
  return shift >>> 0;
}
