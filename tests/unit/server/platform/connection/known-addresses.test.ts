import { findLastAddresses, storeAddresses } from '@/lib/server/platform/connection/known-addresses';
import { movableClock } from '@/tests/unit/server/support/movable-clock';
import { forget } from '@/tests/unit/server/support/test-site';

const matches = [{ address: '192.0.2.7', family: 4 }];
const error = (code: string) => Object.assign(new Error(code), { code });
beforeEach(() => forget());

test('known addresses serve for six hours where the look-up fails (FLT-36)', async () => {
  const clock = movableClock();
  storeAddresses('a.example', matches);
  await clock.advance(5 * 3600 * 1000);
  expect(findLastAddresses('a.example', error('EAI_AGAIN'))).toEqual(matches);
  expect(findLastAddresses('b.example', error('EAI_AGAIN'))).toBeUndefined();
  await clock.advance(2 * 3600 * 1000);
  expect(findLastAddresses('a.example', error('EAI_AGAIN'))).toBeUndefined();
});

test('a name that does not exist is believed (FLT-36)', () => {
  storeAddresses('a.example', matches);
  expect(findLastAddresses('a.example', error('ENOTFOUND'))).toBeUndefined();
});
