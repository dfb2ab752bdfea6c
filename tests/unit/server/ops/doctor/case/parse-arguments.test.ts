import { type Finding, fault, good, note, warning } from '@/lib/server/ops/doctor/case/finding';
import { parseArguments, UsageError } from '@/lib/server/ops/doctor/case/parse-arguments';
import { toJson, toTable } from '@/lib/server/ops/doctor/report';

const FINDINGS: Finding[] = [
  { subject: 'site', ...good('secret', 'one secret') },
  { subject: 'one', ...warning('contrast', 'pale', 'darken it') },
  { subject: 'one', ...fault('hosts', 'no address', 'add a record') },
  { subject: 'two', ...note('pixels', 'none') },
];

test('arguments of the command line are codes and switches, in any order (B41)', () => {
  expect(parseArguments([])).toMatchObject({ codes: [], json: false, offline: false, site: undefined });
  const doctorArguments = parseArguments([
    'one',
    '--json',
    '--site=https://203.0.113.7:8443',
    'two',
    '--offline',
  ]);
  expect(doctorArguments).toMatchObject({ codes: ['one', 'two'], json: true, offline: true });
  expect(doctorArguments.site?.origin).toBe('https://203.0.113.7:8443');
});

test.each(['--loud', '--site=nowhere', '--site=ftp://a.example', '--site=https://a.example/m', '--json=x'])(
  'refuses %s (B41)',
  (word) => {
    expect(() => parseArguments([word])).toThrow(UsageError);
  },
);

test('the table is by merchant, with remedies below faults, and the summary at the end (B41)', () => {
  expect(toTable(FINDINGS).split('\n')).toEqual([
    'site',
    '  ok     secret    one secret',
    '',
    'one',
    '  WARN   contrast  pale',
    '                   → darken it',
    '  FAULT  hosts     no address',
    '                   → add a record',
    '',
    'two',
    '  note   pixels    none',
    '',
    '1 fault, 1 warning, 1 note, 1 fine',
    '',
  ]);
});

test('the JSON contains every finding and the counts (B41)', () => {
  const { counts, findings } = JSON.parse(toJson(FINDINGS));
  expect(counts).toEqual({ ok: 1, note: 1, warning: 1, fault: 1 });
  expect(findings).toEqual(FINDINGS);
});
