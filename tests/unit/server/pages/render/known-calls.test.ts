import type { PageCall } from '@/lib/server/http/render-metadata';
import type { RequestContext } from '@/lib/server/http/request-context';
import { findCalls, learnCalls, loadAnswers } from '@/lib/server/pages/render/known-calls';
import { gameMatch, gameVendors } from '@/lib/shared/calls/game-table';
import { announcements, promotion } from '@/lib/shared/calls/promotion-table';
import { downloadSetting, manifest } from '@/lib/shared/calls/system-table';
import { PLATFORM } from '@/lib/shared/constants';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { failed, ok } from '@/tests/unit/server/support/recording-provider';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const provider = freshProvider();

const LANES: PageCall = { row: gameVendors, query: { platform: PLATFORM } };
const contextOf = (code: string, headers: Record<string, string> = {}) =>
  aContext('/m/home', aMerchant(provider.origin, { languages: ['EN', 'VI'] }, code), headers);
const load = (context: RequestContext, path: string) => loadAnswers(context, findCalls(context, path));
const paths = () => provider.requests.map(({ path, headers }) => `${headers.merchant} ${path}`);

test('calls learned from one merchant’s page are made before another’s is rendered, each once (PRF-9, PRF-18)', async () => {
  provider.answers[`GET ${gameVendors.path}`] = ok([]);
  await load(contextOf('two'), '/m/home');
  expect(paths()).toEqual([]);
  learnCalls(contextOf('one'), '/m/home', [LANES, LANES]);
  await load(contextOf('two'), '/m/home');
  await load(contextOf('two'), '/m/home');
  expect(paths()).toEqual([`two ${gameVendors.path}`]);
});

test('a question that names its host or its merchant is sent for each one', async () => {
  const made: PageCall[] = [
    { row: downloadSetting, query: { domain: 'one.localhost' } },
    { row: manifest, query: { merchantCode: 'one' } },
  ];
  learnCalls(contextOf('one'), '/m/home', made);
  await load(contextOf('two', { host: 'two.localhost:3000' }), '/m/home');
  const queries = provider.requests.map(({ query }) => String(query)).sort();
  expect(queries).toEqual(['domain=two.localhost', 'merchantCode=two']);
});

test('another path and another language are not affected', async () => {
  learnCalls(contextOf('one'), '/m/home', [LANES]);
  await load(contextOf('two'), '/m/game');
  await load(contextOf('two', { 'accept-language': 'vi' }), '/m/home');
  expect(paths()).toEqual([]);
});

test('calls that visitors can vary are not requested in advance (SEC-47)', async () => {
  const made: PageCall[] = [
    { row: promotion, query: { id: '7' } },
    { row: announcements, query: { types: 'NEWS', platform: PLATFORM, category: 'x' } },
    { row: gameMatch, query: { platform: PLATFORM, language: 'no such' } },
  ];
  learnCalls(contextOf('one'), '/m/home', made);
  await load(contextOf('two'), '/m/home');
  expect(paths()).toEqual([]);
});

test('a provider that fails is no error here (FLT-9)', async () => {
  provider.answers[`GET ${gameVendors.path}`] = failed('busy', 503);
  learnCalls(contextOf('one'), '/m/home', [LANES]);
  const loaded = await load(contextOf('two'), '/m/home');
  expect([...loaded.values()].map(({ result }) => result.ok)).toEqual([false]);
  expect(paths()).toEqual([`two ${gameVendors.path}`]);
});
