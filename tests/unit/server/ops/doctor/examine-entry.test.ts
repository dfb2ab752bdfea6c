import { readFileSync } from 'node:fs';
import { examineEntry } from '@/lib/server/ops/doctor/examine-entry';

// One entry without a registry: what the preview and the studio show beside its fields.
const EXAMPLE = JSON.parse(readFileSync('deploy/examples/brand-one.json', 'utf8'));

const toLines = (given: unknown, others?: { code: string; hosts: string[] }[]) =>
  examineEntry(given, others).findings.map(
    ({ subject, level, key, text }) => `${subject} ${level} ${key ?? '-'}: ${text}`,
  );

test('a good entry has its colours, their contrasts, and no fault', () => {
  const { findings, brand, pairs } = examineEntry(EXAMPLE);
  expect(findings.filter(({ level }) => level === 'fault')).toEqual([]);
  expect(brand).toMatchObject({ code: 'brandone', name: 'Brand One', theme: { mode: 'dark' } });
  expect(pairs).toContainEqual({
    text: 'onPrimary',
    ground: 'primary',
    ratio: expect.closeTo(5.37, 1),
    least: 4.5,
  });
});

test('every fault of a broken entry names its key, and there are no other messages', () => {
  const { brand, pairs, findings } = examineEntry({ ...EXAMPLE, colour: 'red', theme: { radius: 90 } });
  expect([brand, pairs]).toEqual([undefined, undefined]);
  expect(findings.map(({ key, level }) => [key, level])).toEqual(
    expect.arrayContaining([
      ['theme.radius', 'fault'],
      ['colour', 'fault'],
    ]),
  );
  expect(findings).toHaveLength(2);
});

test.each([[null], [7], ['text'], [[]], [{}]])('%j is a fault, not an exception', (given) => {
  expect(toLines(given).length).toBeGreaterThan(0);
  expect(examineEntry(given).brand).toBeUndefined();
});

test('a host of another merchant is a fault; a host of the entry that it replaces is allowed', () => {
  const others = [{ code: 'other', hosts: ['one.example'] }];
  expect(toLines(EXAMPLE, others)).toContainEqual(
    'brandone fault hosts: hosts: a host of one merchant only; found one.example in other and brandone',
  );
  expect(toLines(EXAMPLE, [{ code: 'brandone', hosts: ['one.example'] }])).toEqual(toLines(EXAMPLE));
});

test('missing parts and corrected colours name their keys', () => {
  const { safety: _, ...bare } = EXAMPLE;
  const theme = { mode: 'dark', colors: { text: '#333333' } };
  const keys = examineEntry({ ...bare, hosts: ['one.example'], theme }).findings.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['theme.colors.text', 'hosts', 'safety.licence', 'safety.ageConfirmation']),
  );
});

test.each([
  ['dark', '#111122', /^theme\.colors\.accent #111122 shows with 1\.\d:1/],
  ['light', '#ffee88', /^theme\.colors\.accent #ffee88 shows with 1\.\d:1/],
])('in %s a faint accent is a warning with one to write, which is none', (mode, accent, sentence) => {
  const examine = (color?: string) =>
    examineEntry({
      ...EXAMPLE,
      theme: { mode, colors: { primary: '#8b6cff', accent: color } },
    }).findings.filter(({ key }) => key === 'theme.colors.accent');
  const [finding, ...more] = examine(accent);
  expect(more).toEqual([]);
  expect([finding?.level, finding?.text]).toEqual(['warning', expect.stringMatching(sentence)]);
  const [, better] = /^write (#[0-9a-f]{6}),/.exec(finding?.remedy ?? '') ?? [];
  expect(examine(better)).toEqual([]);
  expect(examine()).toEqual([]);
});
