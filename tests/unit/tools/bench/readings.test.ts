import { toCls } from '@/tools/bench/browser/shifts.mjs';
import { parseStat, treeOf } from '@/tools/bench/measure/process-tree.mjs';
import { parseWrk, toRequest } from '@/tools/bench/measure/wrk.mjs';
import { countDiffering } from '@/tools/bench/rows/same-html.mjs';
import { withoutMerchant } from '@/tools/bench/setup/recordings.mjs';

const STAT =
  '812 (node (a) b) S 800 812 800 0 -1 4194304 1000 0 0 0 120 30 5 5 20 0 11 0 999 700000000 2500 18446744073709551615 0';

test('reads parent, time and memory of a process whose name holds brackets', () => {
  expect(parseStat(STAT)).toEqual({ parent: 800, cpuMs: 1500, rssBytes: 2500 * 4096 });
});

test('a process tree holds children of children, and nothing else', () => {
  const all = new Map([
    [4, { parent: 3 }],
    [3, { parent: 2 }],
    [2, { parent: 1 }],
    [9, { parent: 1 }],
  ]);
  expect(treeOf([2], all).sort()).toEqual([2, 3, 4]);
  expect(treeOf([77], all)).toEqual([]);
});

test('reads the load maker’s last line, whatever is around it', () => {
  const text =
    'Running 4s test\n\nBENCH {"requests":800,"seconds":4.000000,"bytes":1600000,"faults":3,"p50":1.500,"p99":9.250}\nSocket errors\n';
  expect(parseWrk(text)).toEqual({
    requests: 800,
    seconds: 4,
    bytesEach: 2000,
    faults: 3,
    p50: 1.5,
    p99: 9.25,
    rate: 200,
  });
});

test('a silent load maker is an error, with its output', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});

test('a request is a whole GET with the headers of a phone, its host and its visitor', () => {
  const text = toRequest({ path: '/m/home', host: 'a.localhost:1', headers: { Cookie: 'mc=x' } }, 257);
  expect(text.startsWith('GET /m/home HTTP/1.1\r\nHost: a.localhost:1\r\n')).toBe(true);
  expect(text).toContain('\r\nX-Forwarded-For: 10.0.1.1\r\n');
  expect(text.endsWith('\r\nCookie: mc=x\r\n\r\n')).toBe(true);
});

test('shifts of one window add up, a gap of a second begins another', () => {
  const at = (startTime: number, value: number) => ({ startTime, value });
  expect(toCls([])).toBe(0);
  expect(toCls([at(0, 0.1), at(500, 0.2)])).toBeCloseTo(0.3);
  expect(toCls([at(0, 0.1), at(1_600, 0.2)])).toBeCloseTo(0.2);
});

test('two pages that differ only in their nonce are the same, another name is not (PRF-10)', () => {
  const page = (nonce: string, name: string) => `<p>${name}</p><script nonce="${nonce}">1</script>`;
  expect(countDiffering(page('a', 'x'), page('b', 'x'))).toBe(0);
  expect(countDiffering(page('a', 'x'), page('a', 'lan'))).toBe(2);
});

test('a recorded response contains neither its merchant nor the sandbox', () => {
  const text = JSON.stringify({
    success: true,
    value: { merchantCode: 'aurora', domains: [{}], url: 'http://localhost:4901/a', test: false },
  });
  expect(JSON.parse(withoutMerchant(text, 4901))).toEqual({
    success: true,
    value: { url: 'https://cdn.bench.example/a', test: false },
  });
});
