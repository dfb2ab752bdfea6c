import { getRegistrationFacts } from '@/lib/client/attribution/get-registration-facts';
import { readPixelTrack } from '@/lib/client/attribution/read-pixel-track';
import { storeLanding } from '@/lib/client/attribution/store-landing';
import { chooseConsent, subscribeConsent } from '@/lib/client/consent/consent-store';
import { setConsent, setCookies } from '@/tests/unit/client/consent-of';
import { fakeFetch, success } from '@/tests/unit/client/fake-fetch';
import { resetPage } from '@/tests/unit/client/page-of';

const lasting = () => JSON.parse(localStorage.getItem('mc_clicks') ?? 'null');
const ofTab = () => JSON.parse(sessionStorage.getItem('mc_visit_clicks') ?? 'null');

beforeEach(() => {
  resetPage();
  setConsent('unasked');
});
afterEach(() => {
  setCookies({ mc_clicks: '', mc_from: '', _fbp: '' });
  window.history.replaceState(null, '', '/');
});

test('before a choice click ids are stored in the tab only, and never sent (RR7, E5, ruling 67)', async () => {
  fakeFetch(() => success({}));
  setCookies({ _fbp: 'fb.1.2.3' });
  window.history.replaceState(null, '', '/m/home?fbclid=F1&r=ONE&adid=A1');
  storeLanding(window.location.search);
  expect([lasting(), ofTab(), readPixelTrack()]).toEqual([null, { fbclid: 'F1' }, undefined]);
  const facts = await getRegistrationFacts();
  expect(facts.pixelTrack).toBeUndefined();
  expect(JSON.stringify(facts)).not.toMatch(/F1|A1/);
  expect(facts.referralCode).toBe('ONE');
});

test('values stored under an earlier consent move to the tab when the choice has expired (ruling 67)', () => {
  localStorage.setItem('mc_clicks', '{"gclid":"G1"}');
  storeLanding('');
  expect([lasting(), ofTab()]).toEqual([null, { gclid: 'G1' }]);
});

test('after a refusal nothing is stored, of a later address neither (ruling 67)', () => {
  localStorage.setItem('mc_clicks', '{"gclid":"G1"}');
  setConsent('no');
  storeLanding('?fbclid=F2');
  expect([lasting(), ofTab(), readPixelTrack()]).toEqual([null, null, undefined]);
});

test('the server’s cookies count where script storage is empty, and the first hit stays (RR7, E10)', () => {
  setConsent('yes');
  setCookies({ mc_clicks: 'fbclid=NEW&kw=a+b', mc_from: 'affiliateCode=abc&referralCode=ONE&linkId=L' });
  localStorage.setItem('mc_clicks', '{"fbclid":"OLD","gclid":"G"}');
  storeLanding('?r=TWO&affiliateCode=xyz');
  expect(readPixelTrack()).toEqual({ fbclid: 'NEW', gclid: 'G', kw: 'a b' });
  expect(JSON.parse(localStorage.getItem('reg_info') ?? '')).toEqual({
    affiliateCode: 'abc',
    isNamed: true,
    referralCode: 'ONE',
    linkId: 'L',
    originalDomain: 'localhost',
  });
});

test('consent moves the clicks, listeners have them at once, and the server is informed; a later refusal deletes them (B7, RR7)', async () => {
  const calls = fakeFetch(() => success(null));
  storeLanding('?fbclid=F1&gclid=G1');
  window.history.replaceState(null, '', '/m/game?gclid=G2');
  const events: unknown[] = [];
  const stop = subscribeConsent(() => events.push(readPixelTrack()));
  await chooseConsent('yes');
  expect([lasting(), ofTab()]).toEqual([{ fbclid: 'F1', gclid: 'G2' }, null]);
  await chooseConsent('no');
  stop();
  expect([lasting(), ofTab()]).toEqual([null, null]);
  expect(events).toEqual([{ fbclid: 'F1', gclid: 'G2' }, undefined]);
  expect(calls.map(({ init }) => JSON.parse(String(init.body)))).toEqual([
    { choice: 'yes', clicks: { fbclid: 'F1', gclid: 'G2' } },
    { choice: 'no' },
  ]);
});
