import fs from 'node:fs';
import { getMessages } from '@/lib/server/http/locale/messages';
import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import source from '@/locales/EN.json';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

beforeEach(() => forget());

type Texts = ReadonlyMap<string, unknown>;

/** Every text by its key; a compiled one is an array of parts. */
const textsOf = (value: unknown, at: readonly string[] = []): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, item]) => textsOf(item, [...at, key]))
    : [[at.join('.'), value]];
const keysOf = (value: unknown) => textsOf(value).map(([key]) => key);

test('English is the source: plain texts as they are, all others compiled into parts (I1)', () => {
  const messages: Texts = new Map(textsOf(getMessages('EN')));
  const isPlain = (text: unknown) => !/[{}<>']/.test(String(text));
  for (const [key, text] of textsOf(source).filter(([, item]) => isPlain(item)))
    expect([key, messages.get(key)]).toEqual([key, text]);
  expect(messages.get('game.favourite')).toEqual(['Add ', ['name'], ' to favourites']);
  expect(messages.get('lobby.count')).toEqual([
    ['count', expect.any(Number), { one: [0, ' game'], other: [0, ' games'] }],
  ]);
});

test('messages are plain data, fit to be sent to a browser (I1)', () => {
  const messages = getMessages('TH');
  expect(JSON.parse(JSON.stringify(messages))).toEqual(messages);
  for (const value of Object.values(messages)) expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

test.each(LANGUAGE_CODES)('%s has a text for every key, its own or the English one (I4)', (code) => {
  const keys = new Set(keysOf(getMessages(code)));
  expect(keys.size).toBeGreaterThan(1_000);
  expect(keysOf(source).filter((key) => !keys.has(key))).toEqual([]);
});

test('a catalogue is read once (I4)', () => {
  expect(getMessages('VI')).toBe(getMessages('VI'));
});

test('a text that cannot be read is shown in English, and the rest of its language stays (I4)', () => {
  const own = { game: { hot: '{broken', new: 'Nouveau' } };
  jest.spyOn(fs, 'existsSync').mockReturnValue(true);
  jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation((file) => JSON.stringify(String(file).endsWith('EN.json') ? source : own));
  const messages = new Map(textsOf(getMessages('VI')));
  expect([messages.get('game.hot'), messages.get('game.new')]).toEqual([source.game.hot, 'Nouveau']);
});
