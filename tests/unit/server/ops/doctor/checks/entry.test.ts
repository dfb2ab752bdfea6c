import { checkWholeEntry } from '@/lib/server/ops/doctor/checks/entry';
import { aMerchant } from '@/tests/unit/server/support/facts';

const ORIGIN = 'http://a.example';
const WHOLE = {
  hosts: ['www.one.example', 'one.example'],
  languages: ['EN', 'VI'],
  apps: { apple: ['ABCDE12345.example.one'] },
  chatHosts: ['chat.provider.example'],
  downloadBar: { rating: false },
  safety: { ageConfirmation: true, licence: { text: 'Licence 0000' } },
};
const findingsOf = (more: object) =>
  checkWholeEntry(aMerchant(ORIGIN, { ...WHOLE, ...more })).map(({ level, text }) => `${level}: ${text}`);

test('an entry with nothing but what it must hold lacks each part by name (B41)', () => {
  const minimal = aMerchant(ORIGIN, { hosts: ['one.example'], languages: undefined });
  const findings = checkWholeEntry(minimal).map(({ level, text }) => `${level}: ${text}`);
  expect(findings).toEqual([
    expect.stringMatching(/^warning: no host starts with www: .*noindex/),
    'warning: pages name no licence',
    expect.stringMatching(/^note: visitors need not confirm that they are 18/),
    expect.stringMatching(/^note: the site speaks English only/),
    expect.stringMatching(/^note: apps names no app/),
    expect.stringMatching(/^note: chatHosts is empty/),
    expect.stringMatching(/^note: the download bar shows 5\.0 stars without a source/),
  ]);
});

test('an entry that gives every part lacks nothing (B41)', () => {
  expect(findingsOf({})).toEqual(['ok: the entry leaves nothing out']);
});

test.each([
  [{ hosts: ['one.example'] }, 'no host starts with www:'],
  [{ hosts: ['www2.one.example'], strictWww: true }, 'no host starts with www.:'],
  [{ hosts: ['*.com'] }, '*.com stands for domains of others'],
  [{ hosts: ['*.com.vn'] }, '*.com.vn stands for domains of others'],
  [{ safety: { minimumAge: 0, licence: { text: 'Licence 0000' } } }, 'pages name no minimum age'],
  [{ downloadBar: { rating: 4.6 } }, 'the download bar shows 4.6 stars'],
])('%j lacks one part: %s (B41)', (more, text) => {
  expect(findingsOf(more)).toEqual([expect.stringContaining(text)]);
});

test.each([
  [['*.one.example']],
  [['*.localhost']],
  [['*.bet.uk']],
  [['one.localhost']],
  [['www2.one.example']],
])('hosts %j need no other for search engines (B41)', (hosts) => {
  expect(findingsOf({ hosts })).toEqual(['ok: the entry leaves nothing out']);
});
