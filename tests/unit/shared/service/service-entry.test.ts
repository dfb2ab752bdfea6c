import fc from 'fast-check';
import {
  generalEntries,
  isForAll,
  labelEntries,
  parseSealedEntries,
} from '@/lib/shared/service/service-entry';
import { hostileJson } from '../support/hostile-json';

const ENTRIES = [
  { name: 'all', labelIds: [] },
  { name: 'gold', labelIds: ['7'] },
  { name: 'both', labelIds: ['7', 'GOLD'] },
  { name: 'zero', labelIds: ['0'] },
];

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

test('entries without labels are for everyone (C4)', () => {
  expect(namesOf(generalEntries(ENTRIES))).toEqual(['all']);
});

test.each([
  ['a visitor or a member without label', undefined, []],
  ['a label with entries', '7', ['gold', 'both']],
  ['a label that is a name', 'GOLD', ['both']],
  ['label 0', '0', ['zero']],
  ['a label that no entry names', '8', []],
])('%s is offered besides these: %s → %j (C4)', (_who, labelId, names) => {
  expect(namesOf(labelEntries(ENTRIES, labelId))).toEqual(names);
});

test('entries are sorted by csPosition, and one without a path is left out (E13)', () => {
  const read = parseSealedEntries([
    { path: 'b', csPosition: '3', csType: 'phone', name: ' Call us ' },
    { csPosition: 0, name: 'no path' },
    { path: 'x'.repeat(2000) },
    null,
    { path: 'a', csPosition: 1 },
  ]);
  expect(read).toEqual([
    { path: 'a', kind: '', position: 1, labelIds: [], name: '' },
    { path: 'b', kind: 'PHONE', position: 3, labelIds: [], name: 'Call us' },
  ]);
});

test.each<[string, unknown, string[] | undefined]>([
  ['no list', undefined, []],
  ['null', null, []],
  ['an empty list', [], []],
  ['digits', ['7', 9], ['7', '9']],
  ['one label without a list', 7, ['7']],
  ['those that can be read', [null, 'GOLD', 7], ['GOLD', '7']],
  ['nothing that can be read', [null, ' '], undefined],
  ['a name without a list', 'GOLD', ['GOLD']],
  ['an object', { id: 7 }, undefined],
])('labels as %s: %j → %j; unreadable ones hide the entry from all (C4)', (_what, labelIds, wanted) => {
  const entry = { path: 'a', labelIds };
  expect(parseSealedEntries([entry]).map((one) => one.labelIds)).toEqual(wanted ? [wanted] : []);
  expect(isForAll(entry)).toBe(wanted?.length === 0);
});

test('the 24 entries that come first by csPosition are kept, wherever the list has them (E11, C4)', () => {
  const many = Array.from({ length: 100 }, (_, nth) => ({ path: `a${nth}`, csPosition: 100 - nth }));
  const kept = generalEntries(parseSealedEntries(many));
  expect([kept.length, kept[0]?.path, kept.at(-1)?.path]).toEqual([24, 'a99', 'a76']);
});

test('entries of one VIP label leave those for all, and of another label, their place (C4)', () => {
  const labelled = Array.from({ length: 100 }, (_, nth) => ({ path: `gold${nth}`, labelIds: [7] }));
  const last = [
    { path: 'all', csPosition: 2 },
    { path: 'jade', csPosition: 2, labelIds: [8] },
  ];
  const read = parseSealedEntries([...labelled, ...last]);
  expect(generalEntries(read).map(({ path }) => path)).toEqual(['all']);
  expect(labelEntries(read, '8').map(({ path }) => path)).toEqual(['jade']);
  expect(labelEntries(read, '7')).toHaveLength(24);
});

test('a repeated entry is shown once, at its first position (C4)', () => {
  const chat = { path: 'a', name: 'Chat' };
  const list = [
    { ...chat, csPosition: 3 },
    { path: 'b' },
    chat,
    { ...chat, labelIds: [7] },
    { path: 'a', name: 'Other' },
  ];
  expect(parseSealedEntries(list).map(({ path, name, labelIds }) => [path, name, labelIds])).toEqual([
    ['b', '', []],
    ['a', 'Chat', []],
    ['a', 'Chat', ['7']],
    ['a', 'Other', []],
  ]);
});

test('nothing a provider may send breaks the parser (FLT-18)', () => {
  fc.assert(
    fc.property(hostileJson, (value) => {
      expect(Array.isArray(parseSealedEntries(value))).toBe(true);
      expect(Array.isArray(parseSealedEntries([value]))).toBe(true);
    }),
  );
});
