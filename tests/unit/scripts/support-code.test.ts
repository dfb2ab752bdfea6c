import { spawnSync } from 'node:child_process';
import { supportCodeOf } from '@/lib/shared/errors/support-code';

// The command finds the code that a player passes on, in any spelling, in lines of the site and in Next's own (B12).
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const FOREIGN = 'app.EU-1:78f2-9910_ab12CD34';
const LOG = [
  `{"level":30,"merchant":"one","call":"login","code":"login.cred.err","traceId":"${TRACE}","msg":"refused by the provider"}`,
  `{"level":30,"traceId":"${FOREIGN}","sentTraceId":"${TRACE}","msg":"refused by the provider"}`,
  '{"level":30,"traceId":"00000000000000000000000000000001","msg":"another"}',
  `{"level":30,"msg":"speaks of 0e0e4736 and has no id"}`,
  " ⨯ Error: broken { digest: '3141592653' }",
  '{"level":50,"digest":"2718281828","msg":"page broke"}',
  `… "POST /wps/session/login" 200 upstream="127.0.0.1:3000" trace="00000000000000000000000012345678" answer="${FOREIGN.replace('34', '35')}"`,
].join('\n');

function lookUp(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/support-code.mjs', ...args], {
    input: LOG,
  });
  return { status, lines: stdout.toString().split('\n').filter(Boolean), output: stderr.toString() };
}

test.each([
  ['as it is shown', supportCodeOf(TRACE) ?? '', [0, 1]],
  ['in small letters', '0e0e-4736', [0, 1]],
  ['without its hyphen', ' 0E0E4736 ', [0, 1]],
  ['of an id of the provider’s own', supportCodeOf(FOREIGN) ?? '', [1]],
  ['of a page that broke, in Next’s words', supportCodeOf('3141592653') ?? '', [4]],
  ['of a request in nginx’s log', '1234-5678', [6]],
  ['of an answer in nginx’s log', 'AB12-CD35', [6]],
  ['of a page that broke, in the site’s', supportCodeOf('2718281828') ?? '', [5]],
])('finds a code %s (B12)', (_how, code, expected) => {
  const { status, lines } = lookUp(code);
  expect(status).toBe(0);
  expect(lines).toEqual(expected.map((at) => LOG.split('\n')[at]));
});

test('reports an unknown code, and rejects an invalid one (B12)', () => {
  expect(lookUp('FFFF-FFFF')).toMatchObject({
    status: 1,
    lines: [],
    output: expect.stringContaining('FFFF-FFFF'),
  });
  expect(lookUp('FFFF-FFFF', '/nowhere/site.log')).toMatchObject({
    status: 2,
    output: expect.stringMatching(/^The log cannot be read: ENOENT.*\.\n$/),
  });
  for (const args of [[], ['1234'], ['0e0e-4736-1']])
    expect(lookUp(...args)).toMatchObject({ status: 2, lines: [], output: expect.stringContaining('Usage') });
});
