// Names as long and as varied as real ones, for lists as long as the longest that the site promises to carry (B3).
const FIRST = ['Lucky', 'Golden', 'Sêrie', 'Wild', 'Mega', 'Đại', 'Rồng', 'Ocean', 'Crystal', 'Sonho'];
const SECOND = [
  'Dragon',
  'Seven',
  'Pharaoh',
  'Tết',
  'Coração',
  'Fortune',
  'Bonanza',
  'Moon',
  'Tiger',
  'Reef',
];

/** The name of the game at a place of the list. */
export const gameNameAt = (at: number): string =>
  `${FIRST[at % 10]} ${SECOND[Math.floor(at / 10) % 10]} ${Math.floor(at / 100)}`;
