import { getMessages } from '@/lib/server/locale/messages';
import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import source from '@/locales/EN.json';
import { forget } from '../support/test-site';

beforeEach(() => forget());

const keysOf = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => keysOf(item, `${at}.${key}`))
    : [at];

test('English is the source (I1)', () => {
  expect(getMessages('EN')).toEqual(source);
});

test.each(LANGUAGE_CODES)('%s has a text for every key, its own or the English one (I4)', (code) => {
  expect(keysOf(getMessages(code))).toEqual(expect.arrayContaining(keysOf(source)));
});

test('a catalogue is read once (I4)', () => {
  expect(getMessages('VI')).toBe(getMessages('VI'));
});
