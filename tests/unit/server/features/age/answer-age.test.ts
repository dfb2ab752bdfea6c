import { answerAge } from '@/lib/server/features/age/answer-age';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([
  toEntry('asks', { safety: { minimumAge: 21, ageConfirmation: true } }),
  toEntry('silent', { safety: { minimumAge: 21 } }),
  toEntry('ageless', { safety: { minimumAge: 0, ageConfirmation: true } }),
]);

const own = (code: string) => ({
  host: `${code}.localhost`,
  origin: `http://${code}.localhost`,
  'content-type': 'application/json',
});
const post = (body: string, headers: Record<string, string> = own('asks')) =>
  answerAge(new Request('http://asks.localhost/m/age', { method: 'POST', headers, body }));
const outcomeOf = (answer: Response) => [answer.status, answer.headers.getSetCookie()];

test('a confirmation is stored for a year in a cookie that scripts may read, a refusal removes it (B6)', async () => {
  expect(outcomeOf(await post('{"answer":"yes"}'))).toEqual([
    204,
    ['mc_age=1; Path=/; Max-Age=31536000; SameSite=Lax'],
  ]);
  expect(outcomeOf(await post('{"answer":"no"}'))).toEqual([
    204,
    ['mc_age=; Path=/; Max-Age=0; SameSite=Lax'],
  ]);
});

test.each(['silent', 'ageless'])(
  'a merchant without the question (%s) accepts no answer (B6)',
  async (code) => {
    expect(outcomeOf(await post('{"answer":"yes"}', own(code)))).toEqual([404, []]);
  },
);

test.each([
  ['', own('asks'), 400],
  ['{"answer":1}', own('asks'), 400],
  ['null', own('asks'), 400],
  [`{"answer":"yes","x":"${'x'.repeat(4100)}"}`, own('asks'), 413],
  ['{"answer":"yes"}', { ...own('asks'), origin: 'https://evil.example' }, 403],
  ['{"answer":"yes"}', { ...own('asks'), 'content-type': 'text/plain' }, 415],
  ['{"answer":"yes"}', own('nobody'), 421],
])('%.40s with %j is answered %d and stores nothing (B6, ruling 18)', async (body, headers, status) => {
  expect(outcomeOf(await post(body, headers))).toEqual([status, []]);
});
