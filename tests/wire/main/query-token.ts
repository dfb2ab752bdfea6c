// A token in the address: taken into the cookie once, or refused, or offered (RR2, ruling 4).
import { ask, cookiesOf, ownPost, type Question, signIn } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { callsTo, control } from '@/tests/wire/support/start-site';

const send = (question: Omit<Question, 'port'>) => ask({ port: site.port, ...question });

describe('a token in the address (RR2, ruling 4)', () => {
  const tokenOf = async (username: string): Promise<string> => {
    await control(site.provider, 'calls', undefined, 'DELETE');
    await send({
      path: '/wps/member/info',
      headers: { Cookie: await signIn(site.port, 'aurora.localhost', username) },
    });
    return (await callsTo(site.provider, '/wps/member/info'))[0]?.headers.authorization ?? '';
  };

  it.each(['token', 'tokens'])(
    'takes %s into the cookie and leaves the address clean (RR2)',
    async (name) => {
      const token = await tokenOf('lan');
      const answer = await send({ path: `/m/member/home?${name}=${token}&r=AB` });
      expect(answer.status).toBe(303);
      expect(answer.headers.location).toBe('/m/member/home?r=AB');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect((await send({ path: '/m/member/home', headers: { Cookie: cookiesOf(answer) } })).status).toBe(
        200,
      );
      expect(site.output()).not.toContain(token);
    },
  );

  it('takes it at the root too, before that leads on (RR2, R1)', async () => {
    const answer = await send({ path: `/?token=${await tokenOf('lan')}&r=AB` });
    expect([answer.status, answer.headers.location]).toEqual([303, '/?r=AB']);
    expect((await send({ path: '/m/member/home', headers: { Cookie: cookiesOf(answer) } })).status).toBe(200);
  });

  it('drops a token that the provider does not know (RR1)', async () => {
    const answer = await send({ path: '/m/member/home?token=unknown' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/m/member/home']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('confirms before it replaces another member (SEC-56)', async () => {
    const token = await tokenOf('minh');
    const mine = await signIn(site.port);
    // An offer is good for one answer.
    const answer = async (choice: string) => {
      const offer = await send({ path: `/m/home?token=${token}`, headers: { Cookie: mine } });
      expect(offer.headers.location).toBe('/m/switch');
      const headers = {
        ...ownPost(site.port),
        'Content-Type': 'application/x-www-form-urlencoded',
        Cookie: `${mine}; ${cookiesOf(offer)}`,
      };
      return send({ path: '/m/switch/answer', method: 'POST', headers, body: `choice=${choice}` });
    };
    const stored = await answer('keep');
    expect([
      stored.status,
      stored.headers.location,
      stored.headers['set-cookie']?.some((line) => line.startsWith('mc=')),
    ]).toEqual([303, '/m/home', false]);
    const switched = await answer('switch');
    const session = await send({
      path: '/m/session',
      headers: { Cookie: cookiesOf(switched).replace('mc_offer=; ', '') },
    });
    expect(JSON.parse(session.text).value.userName).toBe('minh');
  });
});
