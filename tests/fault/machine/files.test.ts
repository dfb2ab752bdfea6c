// More connections than the process may open files: those who are in go on, and afterwards all are served again.
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LimitedSite, startLimitedSite } from '@/tests/fault/support/limited-site';
import { until } from '@/tests/fault/topology/support/instance';
import { ask } from '@/tests/wire/support/ask';

jest.setTimeout(90_000);
const HOST = 'aurora.localhost';
const FILES = 256;
const ADDRESSES = 4;
const BY_ADDRESS = 100;

let site: LimitedSite;
beforeAll(async () => {
  site = await startLimitedSite({ shell: `ulimit -n ${FILES}` });
});
afterAll(() => site.stop());

/** Clients that connect, send half a request, and stay. */
function flood(): Socket[] {
  return Array.from({ length: ADDRESSES * BY_ADDRESS }, (_, at) => {
    const localAddress = `127.0.0.${21 + (at % ADDRESSES)}`;
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress }, () =>
      socket.write(`GET /m/home HTTP/1.1\r\nHost: ${HOST}\r\n`),
    );
    socket.resume();
    return socket.on('error', () => undefined);
  });
}

/** A returning visitor, on a kept-alive connection. */
function requestKeepAlive(agent: Agent, path: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { Host: `${HOST}:${site.port}` };
    get({ host: '127.0.0.1', port: site.port, path, agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}

const living = (sockets: readonly Socket[]) =>
  sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;

test('at the limit of open files new connections are refused, open ones are served, and nothing ends (FLT-32)', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await requestKeepAlive(agent, '/m/home')).toBe(200);
  const visitors = flood();
  const during: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    // A call needs one more file descriptor to the provider.
    during.push(
      await requestKeepAlive(agent, `/wps/captcha/geetest?t=${turn}`),
      await requestKeepAlive(agent, '/m/home'),
    );
    await sleep(250);
  }
  const held = living(visitors);
  expect(held).toBeGreaterThan(50);
  expect(held).toBeLessThan(FILES);
  expect(during).toEqual(during.map(() => 200));
  expect(site.isUp()).toBe(true);
  for (const visitor of visitors) visitor.destroy();
  agent.destroy();
  await until(async () => (await ask({ port: site.port })).status === 200, 'service after the flood');
  // Pages whose parts were not loaded yet when there was no file left.
  for (const path of ['/m/activity', '/m/register', '/m/login', '/m/service']) {
    const { status } = await ask({ port: site.port, path });
    expect([path, status < 400]).toEqual([path, true]);
  }
  expect(site.output()).not.toMatch(/EMFILE|uncaught exception/);
});
