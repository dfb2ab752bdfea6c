// Optional endpoints: latest wins and jackpots, the first of each twice, as some providers send them.
import type { ReceivedCall, SandboxEndpoint } from '../../core/call.ts';
import { gamesOf } from '../../data/games/catalogue.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const NAMES = ['la***', 'mi**', 'Ana Lima', 'sa***', 'jo**', 'ka***'];

const withFirstTwice = <Row>(rows: readonly Row[]) => [...rows.slice(0, 1), ...rows];

/** Before the last full hour, so that the list stays the same for a while. */
const winners = (call: ReceivedCall) =>
  gamesOf(call.merchant.code)
    .filter(({ hot }) => hot)
    .slice(0, NAMES.length)
    .map(({ code, vendor }, place) => ({
      game: code,
      vendor,
      name: NAMES[place],
      amount: String(call.merchant.unit * (900 - place * 110)),
      currency: call.merchant.currency,
      at: new Date(
        Math.floor(call.state.now() / HOUR_MS) * HOUR_MS - (place + 1) * 3 * MINUTE_MS,
      ).toISOString(),
    }));

const jackpots = (call: ReceivedCall) =>
  gamesOf(call.merchant.code)
    .filter(({ category }) => category === 'RNG')
    .slice(0, 3)
    .map(({ code, vendor }, place) => ({
      game: code,
      vendor,
      amount: String(call.merchant.unit * (48_000 - place * 13_000)),
      currency: call.merchant.currency,
    }));

export const winnerEndpoints: SandboxEndpoint[] = [
  {
    name: 'winners',
    method: 'GET',
    path: '/wps/relay/GCS_getWinners',
    auth: 'public',
    handle: (call) => withFirstTwice(winners(call)),
  },
  {
    name: 'jackpots',
    method: 'GET',
    path: '/wps/relay/GCS_getJackpots',
    auth: 'public',
    handle: (call) => withFirstTwice(jackpots(call)),
  },
];
