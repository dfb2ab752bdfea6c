import { searchGames } from '@/lib/shared/lobby/search-games';
import { buildSearchIndex } from '@/lib/shared/lobby/search-index';
import { NO_SEARCH, type SearchQuery } from '@/lib/shared/lobby/search-query';
import { gameOf } from '@/tests/unit/components/lobby/lobby-data';

const NAMES = { VA: 'Aurora Studio', LF: 'Lucky Fish', NL: 'Nôra Live' };

const GAMES = [
  gameOf('rng-1', { name: 'Unlucky Duck' }),
  gameOf('rng-2', { name: 'Lucky Seven', freeplay: true }),
  gameOf('rng-3', { name: 'Coração Dourado', hot: true }),
  gameOf('liv-1', { name: 'Đại Lộc', vendor: 'NL', category: 'LIVE', isNew: true }),
  gameOf('fsh-1', { name: 'Ocean King', vendor: 'LF', category: 'FISH', hot: true }),
  gameOf('rng-4', { name: 'STRASSE 7' }),
  gameOf('rng-5', { name: 'Lucky Seven Deluxe', hot: true }),
  gameOf('rng-6', { name: 'خَزانَة ذَهَب' }),
  gameOf('rng-7', { name: "Dragon's Eye 2", isNew: true }),
  gameOf('rng-8', { name: 'MegaWays Rush' }),
];

const index = buildSearchIndex(GAMES, NAMES, 'en');
const find = (query: Partial<SearchQuery>) =>
  searchGames(index, { ...NO_SEARCH, ...query }).map(({ code }) => code);

test.each([
  ['coracao', ['rng-3'], 'no accents'],
  ['CORAÇÃO', ['rng-3'], 'capitals'],
  ['dai loc', ['liv-1'], 'đ for d'],
  ['Straße', ['rng-4'], 'ß for ss'],
  ['ＤＲＡＧＯＮＳ', ['rng-7'], 'full-width letters, no apostrophe'],
  ['خزانه ذهب', ['rng-6'], 'no vowel signs, and another form of a letter'],
  ['خـــزانة', ['rng-6'], 'stretched letters'],
  ['٧', ['rng-4', 'rng-7'], 'Arabic digits'],
  ['dIsTaNıA', [], 'nothing like it'],
  ['nora', ['liv-1'], 'the vendor’s name'],
  ['NL', ['liv-1', 'rng-1'], 'the vendor’s code'],
  ['rng-8', ['rng-8'], 'the game’s code'],
  ['king ocean', ['fsh-1'], 'words in another order'],
  ['mega ways', ['rng-8'], 'a name taken apart'],
  ['dragns eye', ['rng-7'], 'a letter missing'],
  ['daudro dourdao', [], 'two slips in one word'],
  ['unluckyy duck', ['rng-1'], 'a letter too many'],
  ['oecan', ['fsh-1'], 'two letters swapped'],
  ['kig', [], 'a slip in a word of three letters'],
])('“%s” finds %j: %s (B3)', (text, codes) => {
  expect(find({ text })).toEqual(codes);
});

test('beginnings of words rank above the inside of words, the whole name above longer names (B3)', () => {
  expect(find({ text: 'lucky' })).toEqual(['rng-5', 'rng-2', 'fsh-1', 'rng-1']);
  expect(find({ text: 'lucky seven' })).toEqual(['rng-2', 'rng-5']);
});

test('category, vendor and marks narrow the list together (B3)', () => {
  expect(find({ category: 'LIVE' })).toEqual(['liv-1']);
  expect(find({ vendor: 'LF' })).toEqual(['fsh-1']);
  expect(find({ tags: ['hot'] })).toEqual(['rng-3', 'fsh-1', 'rng-5']);
  expect(find({ tags: ['hot'], vendor: 'VA', text: 'seven' })).toEqual(['rng-5']);
  expect(find({ tags: ['hot', 'new'] })).toEqual([]);
  expect(find({ tags: ['freeplay'] })).toEqual(['rng-2']);
});

test('sorted by popularity, by name and by age (B3)', () => {
  expect(find({}).slice(0, 4)).toEqual(['rng-3', 'fsh-1', 'rng-5', 'rng-1']);
  expect(find({ sort: 'newest' }).slice(0, 3)).toEqual(['liv-1', 'rng-7', 'rng-1']);
  const list = ['Zed 10', 'Äpfel', 'zed 9', 'Apfel', 'Öl'].map((name, at) => gameOf(`g${at}`, { name }));
  const namesIn = (tag: string) =>
    searchGames(buildSearchIndex(list, {}, tag), { ...NO_SEARCH, sort: 'name' }).map(({ name }) => name);
  expect(namesIn('en')).toEqual(['Apfel', 'Äpfel', 'Öl', 'zed 9', 'Zed 10']);
  expect(namesIn('sv')).toEqual(['Apfel', 'zed 9', 'Zed 10', 'Äpfel', 'Öl']);
});
