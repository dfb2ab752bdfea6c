// A planned rotation of SESSION_SECRET over two instances, one restarted after the other, while signed-in players go on.
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { type RedisServer, startRedis } from '@/tests/support/redis-server';
import { ask, cookiesOf, ownPost, signIn } from '@/tests/wire/support/ask';
import { type RunningSite, type Sandbox, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(180_000);
const OLD = 'the old secret of the tests that is long enough';
const NEW = 'the new secret of the tests that is long enough';
const PASSWORD = 'Passw0rd!';
/** Between two calls of a player: the instances that start meanwhile need the machine. */
const REST_MS = 150;

let redis: RedisServer;
let provider: Sandbox;
/** The instances that a balancer would send to. */
const inService: RunningSite[] = [];

const start = (secrets: string) =>
  startSite({
    SESSION_SECRET: secrets,
    SANDBOX_ORIGIN: provider.origin,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    LOG_LEVEL: 'error',
  });

beforeAll(async () => {
  redis = await startRedis();
  provider = await startSandbox({ port: 0 });
  inService.push(...(await Promise.all([start(OLD), start(OLD)])));
});
afterAll(async () => {
  await Promise.all(inService.map((site) => site.stop()));
  await provider.close();
  await redis.kill();
});

type Player = { readonly cookie: string; readonly remembered: string };

async function enter({ port }: RunningSite): Promise<Player> {
  const body = { type: 'username', username: 'lan', password: PASSWORD, remember: true };
  const headers = ownPost(port);
  const answer = await ask({
    port,
    path: '/wps/session/login',
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { cookie: cookiesOf(answer), remembered: JSON.parse(answer.text).value.remembered };
}

const players: Player[] = [];
const lost: string[] = [];
let requestCount = 0;
let isOver = false;
const pendingKeys = new Map<RunningSite, Set<Promise<unknown>>>();

async function askAt(site: RunningSite, { cookie }: Player, path: string): Promise<void> {
  const { status, headers } = await ask({ port: site.port, path, headers: { Cookie: cookie } });
  requestCount += 1;
  if (status !== 200 || headers['set-cookie']?.join().includes('mc=;')) lost.push(`${path} ${status}`);
}

/** Players who call continuously, each call at another instance than the last. */
async function play(nth: number): Promise<void> {
  for (let count = nth; !isOver; count += 1) {
    const site = inService[count % inService.length];
    const player = players[count % players.length];
    if (!site || !player) return;
    const call = askAt(site, player, count % 3 === 0 ? '/m/member/home' : '/m/session');
    const calls = pendingKeys.get(site) ?? new Set();
    pendingKeys.set(site, calls.add(call));
    await call.finally(() => calls.delete(call));
    await sleep(REST_MS);
  }
}

/** Restarts both, one after the other; each is out of service meanwhile, as behind a balancer. New players arrive throughout. */
async function restartWith(secrets: string): Promise<void> {
  for (let nth = 0; nth < 2; nth += 1) {
    const [site] = inService.splice(0, 1) as [RunningSite];
    await Promise.all(pendingKeys.get(site) ?? []);
    const [next] = await Promise.all([start(secrets), site.stop()]);
    inService.push(next);
    for (const one of inService) players.push(await enter(one));
  }
}

const openRemembered = async ({ port }: RunningSite, { cookie, remembered }: Player): Promise<boolean> => {
  const body = JSON.stringify({ type: 'username', username: 'lan', remembered });
  const [key = ''] = /mck=[\w-]+/.exec(cookie) ?? [];
  const headers = { ...ownPost(port), Cookie: key };
  const answer = await ask({ port, path: '/wps/session/login', method: 'POST', headers, body });
  return answer.text.includes('"success":true');
};

test('old,new everywhere, then new,old, one instance after the other under load, loses no session and no remembered login (FLT-52)', async () => {
  for (const site of inService) players.push(await enter(site));
  const load = Promise.all([1, 2, 3].map(play));
  await restartWith(`${OLD},${NEW}`);
  await restartWith(`${NEW},${OLD}`);
  const newest: Player[] = [];
  for (const site of inService) newest.push(await enter(site));
  // An old secret is removed once all that it sealed has expired; newer sessions continue.
  players.splice(0, players.length, ...newest);
  await restartWith(NEW);
  isOver = true;
  await load;
  expect(lost).toEqual([]);
  expect(requestCount).toBeGreaterThan(50);
  for (const site of inService)
    for (const player of newest) expect(await openRemembered(site, player)).toBe(true);
});

test('a new secret set as the first on one instance loses sessions between instances, so a rotation has two steps (FLT-52)', async () => {
  const [one] = inService;
  const early = await start(`the newest secret of the tests that is long enough,${NEW}`);
  try {
    const cookie = await signIn(early.port);
    expect((await ask({ port: early.port, path: '/m/session', headers: { Cookie: cookie } })).status).toBe(
      200,
    );
    expect(
      (await ask({ port: one?.port ?? 0, path: '/m/session', headers: { Cookie: cookie } })).status,
    ).toBe(401);
  } finally {
    await early.stop();
  }
});
