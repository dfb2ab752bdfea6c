// Makes texts comparable for a search: case, diacritics and the width of letters do not count.

/** Accents, vowel signs and stretching of Arabic, apostrophes, characters without width; the dots of kana make another sound and stay. */
const MARKS =
  /(?![\u3099\u309a])\p{Script=Inherited}|[\u0656-\u065f]|[\u0640\u200b-\u200f\u2060\ufeff'’‘`ʼ]/gu;

/** Letters that no decomposition turns into their plain form, and Arabic ones that Urdu and Persian write otherwise. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ς: 'σ',
  ى: 'ی',
  ي: 'ی',
  ك: 'ک',
  ہ: 'ه',
  ة: 'ه',
};

const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');
const ARABIC_DIGITS = /[٠-٩۰-۹]/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter)
    .replace(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** The plain form of a text: small letters without diacritics, words parted by one space. Two texts that look alike give the same. */
export function foldText(text: string): string {
  // Names are mostly plain ASCII, which needs no tables: a list of 5,000 is folded on the player's phone.
  const plain = /^[\w ]*$/.test(text) ? text.toLowerCase() : foldLetters(text);
  return plain.replace(/_/g, ' ').replace(BETWEEN_WORDS, ' ').trim();
}
