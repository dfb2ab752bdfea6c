// The search for secrets, on which other tests rely, finds them in every dress.
import { findSecrets } from '@/tests/support/find-secrets';

const PASSWORD = 'Passw0rd!+/ü';
const b64 = (text: string) => Buffer.from(text).toString('base64');
const url64 = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ['plain', PASSWORD],
  ['percent-encoded', encodeURIComponent(PASSWORD)],
  ['in an address', `https://x.example/?a=1&p=${encodeURIComponent(PASSWORD)}#x`],
  ['in base64', b64(PASSWORD)],
  ['in base64 twice', b64(b64(PASSWORD))],
  ['in base64 of an address', url64(PASSWORD)],
  ['in a record that is base64 as a whole', b64(JSON.stringify({ type: 'username', password: PASSWORD }))],
  ['in base64 that is percent-encoded', encodeURIComponent(b64(PASSWORD))],
])('a password is found %s', (_where, text) => {
  expect(findSecrets(`{"a":"${text}"}`, [PASSWORD])).toEqual([PASSWORD]);
});

test('a code is found alone, and not by chance inside of something longer', () => {
  expect(findSecrets('code=493021&x', ['493021'])).toEqual(['493021']);
  expect(findSecrets(b64('493021'), ['493021'])).toEqual(['493021']);
  expect(findSecrets('a-1493021.png f493021e', ['493021'])).toEqual([]);
});

test('nothing is found where nothing is', () => {
  expect(findSecrets(`${b64('something else entirely')} Passw0rd`, [PASSWORD, '493021'])).toEqual([]);
});
