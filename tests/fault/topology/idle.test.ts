// Idle connections: the site keeps them longer than the balancer, so that the balancer's timeout affects no visitor.
import { readFileSync } from 'node:fs';
import { Agent as PlainAgent, request } from 'node:http';
import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_LIMITS } from '@/lib/server/node/limit-server';
import { askTls, POST } from '@/tests/fault/topology/support/ask-tls';
import { startTopology, type Topology } from '@/tests/fault/topology/support/start-topology';

const LANES = 240;
/** Rests of each: 240 visitors make 2,160 tries. */
const RESTS = 9;
/** Node's own end of an idle connection, which the site raises to 70 s. */
const STOCK_IDLE_MS = 5_000;
/** When nginx lets go of a connection to an instance. */
const BALANCER_IDLE_MS = 4_000;
/** How long visitors rest between two taps, in s: each second of the row. */
const LONG_RESTS_S = Array.from({ length: 66 }, (_, at) => 5 + at);

let topology: Topology | undefined;
/** They rest while the other tests run. */
let longRests: Promise<string[]>;
beforeAll(async () => {
  topology = await startTopology();
  const { port } = topology.nginx;
  longRests = Promise.all(LONG_RESTS_S.map((seconds) => restOnce(port, seconds)));
}, 60_000);
afterAll(() => topology?.stop());

function requestKeepAlive(port: number, agent: PlainAgent): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path: '/healthz', agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    call.end();
  });
}

it('an instance takes requests on connections that rested longer than Node’s 5 s (FLT-6)', async () => {
  const { port } = (topology as Topology).instances[0];
  const agent = new PlainAgent({ keepAlive: true, maxSockets: 50 });
  const askAll = () => Promise.all(Array.from({ length: 50 }, () => requestKeepAlive(port, agent)));
  await askAll();
  const idleSockets = Object.values(agent.freeSockets).flat().length;
  await sleep(STOCK_IDLE_MS + 1_500);
  const statuses = await askAll();
  expect(idleSockets).toBe(50);
  expect(statuses).toEqual(statuses.map(() => 200));
  agent.destroy();
}, 60_000);

/** One visitor: after each rest, which ends around the balancer's own limit, a request that may not be sent twice, or a reading one. */
async function rest(port: number, lane: number): Promise<string[]> {
  const agent = new Agent({ keepAlive: true });
  const ours = { port, agent, visitor: 10 + lane };
  const requests = [await askTls({ ...POST, ...ours })];
  for (let turn = 0; turn < RESTS; turn += 1) {
    await sleep(BALANCER_IDLE_MS - 60 + (lane % 120));
    const isPost = (turn + lane) % 2 === 0;
    requests.push(await askTls(isPost ? { ...POST, ...ours } : { ...ours, path: '/wps/system/country' }));
  }
  agent.destroy();
  return requests
    .filter(({ status }) => status !== 200)
    .map(({ status, fault, text }) => `${status} ${fault} ${text}`);
}

it('2,000 posts and reads after rests around the balancer’s limit get their answers (FLT-6)', async () => {
  const { nginx } = topology as Topology;
  const faults = await Promise.all(Array.from({ length: LANES }, (_, lane) => rest(nginx.port, lane)));
  expect(faults.flat()).toEqual([]);
}, 120_000);

/** One visitor: a request, a pause, and a request on the same connection. Returns deviations. */
async function restOnce(port: number, seconds: number): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const question = { port, agent, visitor: 10 + seconds, path: '/wps/system/country' };
  const first = await askTls(question);
  const [socket] = Object.values(agent.freeSockets).flat();
  await sleep(seconds * 1_000);
  const isOpen = socket?.destroyed === false;
  const second = await askTls(question);
  agent.destroy();
  return `${first.status} ${isOpen ? 'open' : 'closed'} ${second.status} ${second.fault}`.trim();
}

it('after a pause of 5 to 70 s a visitor’s connection is reused, and the site keeps its own longer than nginx (FLT-6)', async () => {
  expect(await longRests).toEqual(LONG_RESTS_S.map(() => '200 open 200'));
  const file = readFileSync('deploy/nginx.conf', 'utf8');
  const [, heldS] = /upstream site \{[^}]*keepalive_timeout (\d+)s;/.exec(file) ?? [];
  expect(Number(heldS) * 1_000).toBe(BALANCER_IDLE_MS);
  expect(SERVER_LIMITS.keepAliveMs).toBeGreaterThanOrEqual(70_000);
}, 120_000);
