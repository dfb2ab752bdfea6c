import fc from 'fast-check';

const SURROGATES = 0xd800;
const AFTER_SURROGATES = 0xe000;
const GAP = AFTER_SURROGATES - SURROGATES;

/** One character of all of Unicode: the values of fast-check's unit `binary`, which first lists all million of them. */
export const anyCharacter = fc.nat({ max: 0x10_ff_ff - GAP }).map(
  (at) => String.fromCodePoint(at < SURROGATES ? at : at + GAP),
  (value) => {
    const point = typeof value === 'string' ? value.codePointAt(0) : undefined;
    const isPart = point !== undefined && point >= SURROGATES && point < AFTER_SURROGATES;
    if (point === undefined || isPart || String.fromCodePoint(point) !== value)
      throw new Error('Not one character');
    return point < SURROGATES ? point : point - GAP;
  },
);
