import fc from 'fast-check';
import { CALLS, findCall } from '@/lib/shared/calls/table';
import { WIRE_ROWS } from './wire-rows';

const byName = new Map(CALLS.map((row) => [row.name, row]));

test('the table holds every row of the wire and no other (K6 to K8, SEC-19)', () => {
  expect(CALLS.map(({ name }) => name).sort()).toEqual(WIRE_ROWS.map(({ name }) => name).sort());
  expect(WIRE_ROWS).toHaveLength(63);
});

test.each(WIRE_ROWS.map((row) => [row.name, row] as const))(
  '%s is the row of the wire (K1, K5, K6, K7, K8)',
  (name, wire) => {
    const row = byName.get(name);
    expect(row).toMatchObject({ method: wire.method, path: wire.path, auth: wire.auth });
    expect(row?.encrypted ?? false).toBe(wire.encrypted);
    expect(row?.replaceable ?? false).toBe(wire.replaceable);
    expect(row?.feature !== undefined).toBe(wire.replaceable);
    expect(row?.optional ?? false).toBe(wire.optional);
    expect(row?.cacheSeconds).toBe(wire.cacheSeconds);
    expect(row?.moduleId).toBe(wire.moduleId);
    if (wire.timeoutMs !== undefined) expect(row?.timeoutMs).toBe(wire.timeoutMs);
    if (wire.bare) expect(row?.bare).toBe(true);
  },
);

test('only POST and PUT are encrypted, only public GETs are cached, and nothing stores what must be fresh (K3, K5, K7)', () => {
  for (const row of CALLS) {
    if (row.encrypted) expect(['POST', 'PUT']).toContain(row.method);
    if (row.cacheSeconds)
      expect([row.method, row.auth, row.noStore ?? false]).toEqual(['GET', 'public', false]);
    if (row.opensSession) expect([row.method, row.auth]).toEqual(['POST', 'public']);
  }
  expect(byName.get('status')?.noStore).toBe(true);
  expect(CALLS.filter((row) => row.closesSession).map(({ name }) => name)).toEqual(['logout']);
});

test('names and routes are there once each', () => {
  expect(new Set(CALLS.map(({ name }) => name)).size).toBe(CALLS.length);
  expect(new Set(CALLS.map(({ method, path }) => `${method} ${path}`)).size).toBe(CALLS.length);
});

test('a call is found by its exact method and path (SEC-18)', () => {
  for (const row of CALLS) expect(findCall(row.method, row.path)).toBe(row);
});

test.each([
  '/wps/..%2fadmin',
  '/wps/%2e%2e/admin',
  '/wps/%252e%252e/admin',
  '/wps/member/info;x',
  '/wps/member%5cinfo',
  '/wps/member/info%00',
  '/wps//member/info',
  '/wps/member//info',
  '/wps/member/info/',
  '/wps/member/info.',
  '/wps/member/．．/info',
  '/WPS/member/info',
  '/wps/Member/info',
  '/wps/member/%69nfo',
  '/wps/relay/UNKNOWN_call',
  '/wps/relay/CBS_launchchat',
  '/wps/relay/',
  '/wps/relay',
  '/wps/@evil/',
  '/wps/http://evil',
  '/wps//evil/',
  '/wps/member/info?x=1',
  '/wps/member/info#x',
  '/wps/member/info ',
  ' /wps/member/info',
  '/wps/./member/info',
  '/wps',
  '/',
  '',
  '__proto__',
  '/wps/member/info\n',
  'constructor',
])('%j is no call (SEC-18, SEC-20, SEC-21)', (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect(findCall(method, path)).toBeUndefined();
});

test.each(['get', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'POST', ''])(
  'method %j finds no GET row (SEC-19)',
  (method) => {
    expect(findCall(method, '/wps/member/info')).toBeUndefined();
  },
);

test('no text but the row itself finds a row (SEC-18)', () => {
  const paths = CALLS.map(({ path }) => path);
  const bent = fc
    .tuple(
      fc.constantFrom(...paths),
      fc.constantFrom('/', '%2f', '..', ';', '%00', '.', ' ', 'x', '\\', '//'),
      fc.nat(60),
    )
    .map(([path, extra, at]) => path.slice(0, at) + extra + path.slice(at));
  fc.assert(
    fc.property(bent, (path) => {
      expect(findCall('GET', path)).toBeUndefined();
      expect(findCall('POST', path)).toBeUndefined();
    }),
  );
});
