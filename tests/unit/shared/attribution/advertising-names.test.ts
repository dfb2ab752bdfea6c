import {
  buildFbc,
  buildFbp,
  fbclidOf,
  isCookieText,
  subdomainIndexOf,
} from '@/lib/shared/attribution/facebook-cookies';
import { parseLanding } from '@/lib/shared/attribution/landing';
import { parseShellInfo } from '@/lib/shared/attribution/shell-info';

const read = (query: string) => parseLanding(new URLSearchParams(query));

test('Kwai’s click id is stored under one name, whichever of its three parameters is present; its own has priority (T3)', () => {
  for (const query of ['kwaiclid=Ab', 'click_id=Ab', 'kwai_click_id=Ab', 'click_id=&kwai_click_id=Ab'])
    expect(read(query).clicks).toEqual({ kwaiclid: 'Ab' });
  expect(read('click_id=X&kwaiclid=Own').clicks).toEqual({ kwaiclid: 'Own' });
});

const BY_VENDORS = {
  ad_app_token: 'T',
  gps_adid: 'G',
  adid: 'D',
  af_app_id: 'A',
  appsflyer_id: 'F',
  advertising_id: 'V',
  oaid: 'O',
  idfa: 'I',
  idfv: 'W',
};
const BY_US = {
  adAppToken: 'T',
  gpsAdid: 'G',
  adid: 'D',
  afAppId: 'A',
  appsflyerId: 'F',
  afAdvertisingId: 'V',
  afOaid: 'O',
  idfa: 'I',
  idfv: 'W',
};

test('the app’s ids are read from the query and from its answer, in either form of their names (E10)', () => {
  expect(read(new URLSearchParams(BY_VENDORS).toString()).s2s).toEqual(BY_US);
  for (const given of [BY_VENDORS, BY_US])
    for (const answer of [given, JSON.stringify(given)]) expect(parseShellInfo(answer)).toEqual(BY_US);
});

test.each([
  null,
  undefined,
  5,
  '',
  'x',
  '[]',
  '["idfa"]',
  '{"idfa":5,"adid":{"a":1}}',
  `{"idfa":"${'x'.repeat(600)}"}`,
  `{"x":"${'x'.repeat(20_000)}","idfa":"I"}`,
  '{"__proto__":{"idfa":"I"},"constructor":"c","token":"s"}',
  '{"idfa":"a\\u0000b"}',
])('%j is no answer of the app (E10, SEC-27)', (answer) => {
  expect(parseShellInfo(answer)).toEqual({});
});

test.each([
  ['localhost', 0],
  ['one.example', 1],
  ['www.one.example', 2],
  ['a.b.c.one.example', 2],
  ['127.0.0.1', 0],
  ['[::1]', 0],
])('a cookie of %s has Meta’s number %d (T3)', (host, index) => {
  expect(subdomainIndexOf(host)).toBe(index);
});

test('a click id is written to _fbc and read back unchanged (T3)', () => {
  const place = { host: 'www.one.example', nowMs: 1_790_000_000_000 };
  const fbc = buildFbc('IwAR.x-_~0', place);
  expect(fbc).toBe('fb.2.1790000000000.IwAR.x-_~0');
  expect(fbclidOf(fbc)).toBe('IwAR.x-_~0');
  expect(buildFbp('123', place)).toBe('fb.2.1790000000000.123');
});

test.each(['', 'IwAR', 'fb.1.x.F', 'fb.9.1.F', 'xfb.1.1.F', undefined])('%j holds no click (T3)', (text) => {
  expect(fbclidOf(text)).toBeUndefined();
});

test.each(['a b', 'a;b', 'a,b', '"a"', 'a\\b', 'ä', '\r\n', ''])('%j is in no cookie (SEC-27)', (text) => {
  expect(isCookieText(text)).toBe(false);
  expect(buildFbc(text, { host: 'a.b', nowMs: 1 })).toBeUndefined();
});
