import { profileOf } from '@/lib/shared/social/profile-of';

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims), 'utf8').toString('base64url')}.s`;
const google = (idToken: string) => profileOf({ kind: 'firebase', channel: 'GOOGLE', idToken });
const PICTURE = 'https://img.example/p.png';

test('each third party identifies the player in its own fields (A12)', () => {
  expect(profileOf({ kind: 'line', lineSessionToken: 't', name: 'Mai', picture: PICTURE })).toEqual({
    name: 'Mai',
    picture: PICTURE,
  });
  const telegramAuth = { first_name: 'Дмитрий 🎲', last_name: 'Соколов', photo_url: PICTURE };
  expect(profileOf({ kind: 'telegram', telegramAuth })).toEqual({
    name: 'Дмитрий 🎲 Соколов',
    picture: PICTURE,
  });
  expect(google(token({ name: 'Żółć', picture: PICTURE }))).toEqual({ name: 'Żółć', picture: PICTURE });
});

test.each([
  '',
  'x',
  'a.%%%.c',
  token('text'),
  token(null),
  token({ name: 7, picture: 'javascript:alert(1)' }),
])('a token %j yields neither name nor picture, and no error (A12)', (idToken) =>
  expect(google(idToken)).toEqual({ name: undefined, picture: undefined }),
);

test('a name is cut and of one line, and a picture is an address of the web (A12)', () => {
  const { name, picture } = profileOf({
    kind: 'telegram',
    telegramAuth: { first_name: `a\n\u2003b${'c'.repeat(200)}`, photo_url: 'data:image/png;base64,AAAA' },
  });
  expect(name).toHaveLength(80);
  expect(name).toMatch(/^a b/);
  expect(picture).toBeUndefined();
});
