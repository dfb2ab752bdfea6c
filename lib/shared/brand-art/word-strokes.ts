// Letters as strokes, because a server may have no fonts.

const ROUND = 'M50 16a34 34 0 1 0 0 68a34 34 0 1 0 0-68z';
const BOWL = 'M30 86V14H54a20 20 0 0 1 0 40H30';

/** Strokes on a square of 100 units, about 16 wide, with round ends. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M22 86 50 14 78 86M33 62H67',
  B: 'M28 14H52a16 16 0 0 1 0 32H28M28 46H55a20 20 0 0 1 0 40H28V14',
  C: 'M76 28A34 34 0 1 0 76 72',
  D: 'M26 14V86H44a36 36 0 0 0 0-72z',
  E: 'M72 14H30V86H72M30 50H64',
  F: 'M72 14H30V86M30 50H64',
  G: 'M76 28A34 34 0 1 0 84 52H58',
  H: 'M26 14V86M74 14V86M26 50H74',
  I: 'M50 14V86',
  J: 'M64 14V65a20 20 0 0 1-40 0',
  K: 'M28 14V86M74 14 28 56M44 44 76 86',
  L: 'M30 14V86H72',
  M: 'M18 86V14L50 60 82 14V86',
  N: 'M26 86V14L74 86V14',
  O: ROUND,
  P: BOWL,
  Q: `${ROUND}M60 62 80 84`,
  R: `${BOWL}M50 54 74 86`,
  S: 'M75 28C71 18 62 14 50 14C36 14 27 21 27 31C27 42 37 46 50 49C64 52 75 57 75 69C75 80 64 86 50 86C38 86 28 81 24 71',
  T: 'M22 14H78M50 14V86',
  U: 'M26 14V61a24 24 0 0 0 48 0V14',
  V: 'M22 14 50 86 78 14',
  W: 'M14 14 31 86 50 32 69 86 86 14',
  X: 'M24 14 76 86M76 14 24 86',
  Y: 'M22 14 50 50 78 14M50 50V86',
  Z: 'M26 14H74L26 86H76',
  0: 'M50 14C31 14 26 32 26 50S31 86 50 86 74 68 74 50 69 14 50 14z',
  1: 'M34 28 52 14V86',
  2: 'M28 34C28 21 37 14 50 14C63 14 72 22 72 34C72 50 50 64 28 86H74',
  3: 'M29 26C33 18 41 14 50 14C62 14 70 21 70 31C70 42 60 48 48 48C62 48 73 54 73 67C73 79 63 86 50 86C39 86 31 81 27 72',
  4: 'M64 86V14L24 66H80',
  5: 'M70 14H34L30 46C36 42 43 40 50 40C64 40 73 49 73 63C73 77 63 86 49 86C39 86 31 82 27 74',
  6: 'M68 18C62 15 57 14 52 14C36 14 27 32 27 58C27 76 37 86 50 86C63 86 73 76 73 64C73 51 63 43 51 43C40 43 30 50 27 60',
  7: 'M26 14H74L42 86',
  8: 'M50 46a16 16 0 1 0 0-32a16 16 0 1 0 0 32zM50 46a20 20 0 1 0 0 40a20 20 0 1 0 0-40z',
  9: 'M32 82C38 85 43 86 48 86C64 86 73 68 73 42C73 24 63 14 50 14C37 14 27 24 27 36C27 49 37 57 49 57C60 57 70 50 73 40',
};

const STAR = 'M50 12 59 41 88 50 59 59 50 88 41 59 12 50 41 41z';

const ADVANCE: Readonly<Record<string, number>> = {
  I: 42,
  J: 70,
  L: 72,
  E: 76,
  F: 74,
  M: 104,
  W: 108,
  O: 100,
};
const COMMON_ADVANCE = 86;
const SPACE = 46;
const PLAIN: Readonly<Record<string, string>> = { Đ: 'D', Ø: 'O', Ł: 'L', Æ: 'A', Œ: 'O', ß: 'S' };

function plainOf(letter: string): string {
  const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return PLAIN[base] ?? base;
}

/** Returns the strokes of a name's first letter, or a star. */
export function initialStrokes(name: string): string {
  return STROKES[plainOf([...name.trim()][0] ?? '')] ?? STAR;
}

/** Returns strokes of a line of text in units of 100 a line; undefined when a letter is missing. */
export function wordStrokes(text: string): { readonly paths: string; readonly length: number } | undefined {
  let x = 0;
  let paths = '';
  for (const letter of [...text.trim()].map(plainOf)) {
    const strokes = STROKES[letter];
    if (!strokes && letter !== ' ') return undefined;
    const advance = letter === ' ' ? SPACE : (ADVANCE[letter] ?? COMMON_ADVANCE);
    if (strokes) paths += `<path transform="translate(${x + advance / 2 - 50} 0)" d="${strokes}"/>`;
    x += advance;
  }
  return { paths, length: x };
}
