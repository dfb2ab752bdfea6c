// A merchant whose provider requires no password at a registration by number, with and without a default one in the registry.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from '@/tests/support/temporary-folder';
import { ask, ownPost } from '@/tests/wire/support/ask';
import { callsTo, type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(60_000);
const HOST = 'rio.localhost';
const REGISTER = '/wps/member/register/mobile';
const body = JSON.stringify({ countryDialingCode: '55', mobileNum: '11999990000', smsCode: '1' });

async function startRio(defaultMobilePassword?: string): Promise<RunningSite> {
  const folder = makeTemporaryFolder('registry');
  const { defaultMobilePassword: _own, ...rio } = JSON.parse(
    readFileSync('sandbox/merchants/rio.json', 'utf8'),
  );
  writeFileSync(path.join(folder, 'rio.json'), JSON.stringify({ ...rio, defaultMobilePassword }));
  return startSite({ MERCHANTS: folder });
}

async function tryOut({ port, provider }: RunningSite) {
  const page = await ask({ port, path: '/m/register', headers: { Host: HOST } });
  const headers = { ...ownPost(port, HOST), Host: `${HOST}:${port}` };
  const answer = await ask({ port, path: REGISTER, method: 'POST', headers, body });
  const calls = (await callsTo(provider)).filter((call) => call.path === REGISTER);
  return {
    page: page.status,
    isOffered: /name="way"[^>]*value="mobile"|value="mobile"[^>]*name="way"/.test(page.text),
    code: JSON.parse(answer.text).errorCode,
    sent: calls.length,
  };
}

test('without a default password a number is not offered, and no registration without one is sent (A4, ruling 19)', async () => {
  const site = await startRio();
  const matches = await tryOut(site);
  await site.stop();
  expect(matches).toEqual({ page: 200, isOffered: false, code: 'bad_request', sent: 0 });
});

test('with one it is offered, and the provider gets the password (A4, ruling 19)', async () => {
  const site = await startRio('135790');
  const matches = await tryOut(site);
  await site.stop();
  expect(matches).toMatchObject({ page: 200, isOffered: true, sent: 1 });
  expect(matches.code).not.toBe('bad_request');
});
