// The response to an unreadable session cookie does not reveal the reason: wrong seal, wrong secret or truncated (SEC-95).

import { site } from '@/tests/wire/attacks/one-site';
import { ask, signIn, type TextAnswer } from '@/tests/wire/support/ask';

const askWith = (cookie: string) =>
  ask({
    port: site().port,
    path: '/wps/member/info',
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
  });

/** Returns a response without the values that differ between requests. */
function shapeOf({ status, headers, text }: TextAnswer) {
  const body = JSON.parse(text);
  const { date: _date, ...sentHeaders } = headers;
  const known = Object.entries(sentHeaders).filter(([name]) => !/trace|request-id/.test(name));
  return { status, headers: known, body: { ...body, traceId: typeof body.traceId } };
}

/** Changes one character of a part of the seal, which `*` splits. */
const change = (cookie: string, part: number): string => {
  const parts = cookie.split('*');
  const text = parts[part] ?? '';
  const other = text.startsWith('A') ? 'B' : 'A';
  return parts.map((one, at) => (at === part ? other + text.slice(1) : one)).join('*');
};

test('every invalid session cookie gets the same response (SEC-95)', async () => {
  const cookie = await signIn(site().port);
  const good = await askWith(cookie);
  expect([good.status, JSON.parse(good.text).success]).toEqual([200, true]);
  const seal = /mc=([^;]+)/.exec(cookie)?.[1] ?? '';
  const partCount = decodeURIComponent(seal).split('*').length;
  expect(partCount).toBeGreaterThan(4);
  const withSeal = (text: string) => cookie.replace(seal, text);
  const wrong = [
    ...Array.from({ length: partCount }, (_, part) => withSeal(change(seal, part))),
    withSeal(seal.slice(0, -12)),
    withSeal(seal.slice(0, seal.length / 2)),
    withSeal('nonsense'),
  ];
  const shapes: unknown[] = [];
  for (const one of wrong) shapes.push(shapeOf(await askWith(one)));
  expect(shapes[0]).toMatchObject({ status: 401 });
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});
