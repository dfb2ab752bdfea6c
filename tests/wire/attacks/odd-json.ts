// JSON that is legal and means harm: a call with it is refused, or reaches the provider as it was sent, and changes nothing in the site (SEC-33).

import { site } from '@/tests/wire/attacks/one-site';
import { ask, ownPost } from '@/tests/wire/support/ask';
import { callsTo, control } from '@/tests/wire/support/start-site';

const LOGIN = '/wps/session/login';
const plain = { type: 'username', username: 'lan', password: 'Passw0rd!' };
const fields = JSON.stringify(plain).slice(1, -1);

const login = (body: string) =>
  ask({ port: site().port, path: LOGIN, method: 'POST', headers: ownPost(site().port), body });

/** Returns what the provider received, decrypted; undefined if it received nothing. */
async function sentBy(body: string) {
  await control(site().provider, 'calls', undefined, 'DELETE');
  const { status, text } = await login(body);
  const [call] = await callsTo(site().provider, LOGIN);
  return {
    status,
    answer: JSON.parse(text),
    reported: call?.decryptedBody as Record<string, unknown> | undefined,
  };
}

test.each([
  ['__proto__', `{"__proto__":{"merchantCode":"rio","polluted":true},${fields}}`],
  ['constructor.prototype', `{"constructor":{"prototype":{"polluted":true}},${fields}}`],
  ['a number beyond all bounds', `{"age":1e400,${fields}}`],
  ['a lone surrogate', `{"note":"\\ud800",${fields}}`],
  ['a name twice', `{"username":"ann",${fields}}`],
  ['10,000 levels', `{"note":${'['.repeat(10_000)}${']'.repeat(10_000)},${fields}}`],
])(
  'a body with %s is rejected or means what it states, and the next call is unaffected (SEC-33)',
  async (_what, body) => {
    const before = await sentBy(JSON.stringify(plain));
    expect(before).toMatchObject({ status: 200, answer: { success: true }, reported: { username: 'lan' } });
    const odd = await sentBy(body);
    expect([200, 400]).toContain(odd.status);
    expect(odd.reported === undefined).toBe(odd.status === 400);
    if (odd.reported) expect(odd.reported).toMatchObject(plain);
    expect(odd.reported ?? {}).not.toHaveProperty('polluted');
    const after = await sentBy(JSON.stringify(plain));
    expect(Object.keys(after.reported ?? {}).sort()).toEqual(Object.keys(before.reported ?? {}).sort());
    expect(after).toMatchObject({ status: 200, answer: { success: true }, reported: { username: 'lan' } });
  },
);
