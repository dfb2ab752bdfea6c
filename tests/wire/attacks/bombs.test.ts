// Compression bombs: compressed bodies of visitors and the provider are not decompressed (SEC-30, SEC-31).
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BOMBS, CHUNK, CODINGS, growthIn, MAX_GROWTH, MEGA, ROUNDS, SMALL } from '@/tests/wire/attacks/bomb';
import { ask, ownPost, type TextAnswer } from '@/tests/wire/support/ask';
import { callsTo, type RunningSite, startSite } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);

describe('from a visitor', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ LOG_LEVEL: 'error' });
  });
  afterAll(() => site.stop());

  const send = (path: string, coding: string, body: Buffer): Promise<TextAnswer> =>
    ask({
      port: site.port,
      path,
      method: 'POST',
      headers: { ...ownPost(site.port), 'Content-Encoding': coding },
      body,
    });

  test.each(CODINGS)(
    'a body in %s is rejected with 415, and the provider is not called (SEC-30)',
    async (coding) => {
      const body = SMALL[coding] ?? Buffer.alloc(0);
      expect(body.length).toBeLessThan(64 * 1024);
      for (const path of ['/wps/session/login', '/wps/verification/sms/noLogin', '/wps/system/collect']) {
        const answer = await send(path, coding, body);
        expect([path, answer.status]).toEqual([path, 415]);
        expect(JSON.parse(answer.text)).toMatchObject({
          success: false,
          errorCode: 'unsupported_media_type',
        });
      }
      for (const path of [
        '/m/consent',
        '/m/age',
        '/m/break',
        '/m/device',
        '/m/move',
        '/m/switch/answer',
        '/csp-report',
      ])
        expect([path, (await send(path, coding, body)).status]).toEqual([path, 415]);
      expect(await callsTo(site.provider, '/wps/session/login')).toEqual([]);
    },
  );

  test('hundreds of them cost no memory (SEC-30)', async () => {
    const growth = await growthIn(site, async (nth) => {
      const coding = CODINGS[nth % CODINGS.length] ?? '';
      for (const path of ['/wps/session/login', '/m/device', '/csp-report'])
        await send(path, coding, SMALL[coding] ?? Buffer.alloc(0));
    });
    expect(growth).toBeLessThan(MAX_GROWTH);
  });
});

describe('from the provider', () => {
  let site: RunningSite;
  let provider: Server;
  let coding = 'gzip';
  let [answered, written] = [0, 0];

  beforeAll(async () => {
    provider = createServer((_request, response) => {
      answered += 1;
      const isEndless = coding === 'identity';
      response.writeHead(200, {
        'Content-Type': 'application/json',
        ...(isEndless ? {} : { 'Content-Encoding': coding }),
      });
      if (!isEndless) return void response.end(BOMBS[coding]);
      const more = (): void => {
        if (response.destroyed) return;
        written += CHUNK.length;
        response.write(CHUNK, more);
      };
      more();
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    site = await startSite({ LOG_LEVEL: 'silent', SANDBOX_ORIGIN: origin });
  });
  afterAll(async () => {
    await site.stop();
    provider.closeAllConnections();
    provider.close();
  });

  const call = async (nth: number): Promise<TextAnswer> =>
    ask({ port: site.port, path: `/wps/captcha/geetest?t=${nth}` });

  test.each(CODINGS)('an unrequested answer in %s is 502 and is not unpacked (SEC-30)', async (one) => {
    coding = one;
    const from = answered;
    const answer = await call(0);
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([502, 'invalid_response']);
    expect(answered).toBe(from + 1);
  });

  test('dozens of them, a gigabyte each, grow the site by less than 32 MB (SEC-30)', async () => {
    const from = answered;
    const growth = await growthIn(site, async (nth) => {
      coding = CODINGS[nth % CODINGS.length] ?? '';
      expect((await call(nth)).status).toBe(502);
    });
    expect(answered - from).toBe(2 * ROUNDS);
    expect(growth).toBeLessThan(MAX_GROWTH);
  });

  test('an answer without an end is cut at 4 MiB, and its connection is closed (SEC-31)', async () => {
    coding = 'identity';
    written = 0;
    const answer = await call(0);
    expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([502, 'invalid_response']);
    expect(written).toBeGreaterThan(3 * MEGA);
    expect(written).toBeLessThan(64 * MEGA);
  });
});
