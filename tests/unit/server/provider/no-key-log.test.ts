import { getLog } from '@/lib/server/platform/log';
import { callProvider } from '@/lib/server/provider/call-provider';
import { login } from '@/lib/shared/calls/session-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider('circuits', 'rsa-keys');

test('a login whose key does not come leaves no line that the provider refused it: it was not asked (B53)', async () => {
  const info = jest.spyOn(getLog(), 'info');
  const error = jest.spyOn(getLog(), 'error');
  provider.answers['GET /wps/session/key/rsa'] = { drop: true };
  const merchant = aMerchant(provider.origin, {}, 'one');
  const body = { username: 'lan', password: 'Passw0rd-canary' };
  expect(await callProvider({ merchant, row: login, visitor: aVisitor(), body })).toMatchObject({
    result: { code: 'encryption_unavailable' },
  });
  expect(info.mock.calls.filter(([, text]) => text === 'refused by the provider')).toEqual([]);
  expect(error.mock.calls).toEqual([[expect.objectContaining({ call: 'login' }), 'encryption unavailable']]);
});
