import {
  chooseConsent,
  getConsentChoice,
  hasConsent,
  needsConsent,
  subscribeConsent,
} from '@/lib/client/consent/consent-store';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

beforeEach(resetPage);

test('a choice applies at once, is sent to the server, and may be changed (B7)', async () => {
  const calls = fakeFetch(() => success(null));
  const reported: boolean[] = [];
  const stop = subscribeConsent(() => reported.push(hasConsent()));
  expect([hasConsent(), needsConsent(), getConsentChoice()]).toEqual([false, true, undefined]);
  await chooseConsent('yes');
  await chooseConsent('no');
  stop();
  expect(reported).toEqual([true, false]);
  expect(needsConsent()).toBe(false);
  expect(calls.map(({ url, init }) => [url, init.body])).toEqual([
    ['/m/consent', '{"choice":"yes"}'],
    ['/m/consent', '{"choice":"no"}'],
  ]);
});
