import { withHost } from '@/lib/server/pipeline/with-host';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one', { hosts: ['one.localhost', '*.one.localhost'] })]);

test.each(['one.localhost', 'ONE.localhost.:3000', 'www.one.localhost'])(
  'the host %s names its merchant (R1, SEC-3)',
  (host) => {
    const context = aContext('/m/home', undefined, { host });
    expect(withHost(context)).toBeUndefined();
    expect(context.merchant?.code).toBe('one');
  },
);

test.each(['strange.example', 'localhost', '127.0.0.1', 'one.localhost.evil.example'])(
  'the unknown host %s gets the neutral page with 421 (R1, SEC-1, B32)',
  (host) => {
    const context = aContext('/m/home', undefined, { host });
    expect(withHost(context)).toEqual({ kind: 'show', page: 'domain', status: 421 });
    expect(context.merchant).toBeUndefined();
  },
);

test.each(['a.test/x?@evil', 'a b', 'one.localhost:99999', ''])(
  'the malformed host %j gets 400 (SEC-3)',
  (host) => {
    const outcome = withHost(aContext('/m/home', undefined, { host }));
    expect(outcome?.kind === 'respond' && outcome.response.status).toBe(400);
  },
);

test('a forwarded host changes nothing without a configured proxy (SEC-5)', () => {
  const context = aContext('/m/home', undefined, {
    'x-forwarded-host': 'strange.example',
    'x-host': 'strange.example',
  });
  expect(withHost(context)).toBeUndefined();
});
